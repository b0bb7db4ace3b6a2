/** Packages of the registry that are tried as they are, and are no dependencies of ours: installed once into a folder of the cache. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Answers the folder that has `node_modules`. `INTEGRATIONS_CACHE` names another place for all of them. */
export function installPackages(name: string, dependencies: Record<string, string>): string {
  const cache = process.env.INTEGRATIONS_CACHE ?? join(homedir(), '.cache/leadwright/integrations')
  const folder = join(cache, name)
  // Written last: an installation that was cut off has folders, and nothing in them.
  const lock = join(folder, 'node_modules/.package-lock.json')
  const installed = existsSync(lock) ? Object.keys(JSON.parse(readFileSync(lock, 'utf8')).packages) : []
  const isThere = Object.keys(dependencies).every(one => installed.includes(`node_modules/${one}`))
  if (isThere) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  process.stderr.write(`Installing ${Object.keys(dependencies).join(', ')} …\n`)
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder]
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The packages could not be installed:\n${stderr}`)
  return folder
}
