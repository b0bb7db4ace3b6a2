/** Installs a Debian package where that is possible: as root, where there is apt-get. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of the names that is on the path. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(file => existsSync(file))
}

/** Whether the package is installed afterwards. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false
  console.log(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Another program may be installing: it is waited for.
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { env, stdio: 'ignore' }).status === 0
  return (
    run('install', '-y', '--no-install-recommends', name) ||
    (run('update') && run('install', '-y', '--no-install-recommends', name))
  )
}
