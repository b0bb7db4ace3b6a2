/** Programs of Debian's packages, unpacked into a folder of the tools: nothing of the machine is changed, and no service is started. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const tools = join(import.meta.dirname, '../../.cache/tools')

export interface Unpacked {
  /** The path of a file within the packages. */
  path(name: string): string
  /** With their libraries. */
  environment: Record<string, string | undefined>
}

/** Throws where the packages cannot be had. */
export function unpackedPackages(name: string, packages: readonly string[]): Unpacked {
  const folder = join(tools, `debian-${name}`)
  if (!existsSync(folder)) {
    const draft = `${folder}.partial`
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { recursive: true })
    const run = (program: string, args: string[]) =>
      spawnSync(program, args, { cwd: draft, stdio: 'ignore' }).status === 0
    const isThere =
      run('apt-get', ['download', ...packages]) ||
      (run('apt-get', ['update']) && run('apt-get', ['download', ...packages]))
    const files = readdirSync(draft).filter(file => file.endsWith('.deb'))
    if (!isThere || !files.every(file => run('dpkg', ['-x', file, 'root'])))
      throw new Error(`Debian’s packages ${packages.join(', ')} are needed, and cannot be downloaded here.`)
    renameSync(draft, folder)
  }
  const path = (file: string) => join(folder, 'root', file)
  return { path, environment: { PATH: process.env.PATH, LD_LIBRARY_PATH: path('usr/lib/x86_64-linux-gnu') } }
}
