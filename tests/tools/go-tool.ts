/** A command that Go builds: named, on the path, or built once for this user, so that each clone of the project finds it. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { onPath } from './debian.ts'
import { howToInstall } from './how-to-install.ts'

interface GoTool {
  name: 'pebble' | 'stripe-mock' | 'versitygw'
  version: string
  /** Of the command within its module. */
  path: string
  /** The variable that names one that is elsewhere. */
  variable: string
  minutes: number
}

/** The path of the command. */
export function goTool({ name, version, path, variable, minutes }: GoTool): string {
  const named = process.env[variable]
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`${variable} is ${named}, but there is no such file.`)
  }
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const folder = join(cache, 'leadwright', `${name}-${version}`)
  const built = join(folder, name)
  const found = onPath(name) ?? (existsSync(built) ? built : undefined)
  if (found) return found
  mkdirSync(folder, { recursive: true })
  if (onPath('go')) {
    console.error(`Building ${name}, which takes ${minutes === 1 ? 'a minute' : `${minutes} minutes`} once …`)
    // Not where the tests keep what is temporary: theirs may be a small disk.
    const temporary = mkdtempSync(join(folder, 'build-'))
    const caches = { GOMODCACHE: join(temporary, 'mod'), GOCACHE: join(temporary, 'cache') }
    const env = { ...process.env, GOBIN: folder, TMPDIR: temporary, GOTMPDIR: temporary, ...caches }
    const args = ['install', '-modcacherw', '-ldflags=-s -w', `${path}@${version}`]
    // The registry of Go's modules may be away for a moment.
    for (let tries = 0; tries < 2 && !existsSync(built); tries++) spawnSync('go', args, { env, stdio: 'ignore' })
    rmSync(temporary, { recursive: true, force: true })
  }
  if (existsSync(built)) return built
  throw new Error(howToInstall(name))
}
