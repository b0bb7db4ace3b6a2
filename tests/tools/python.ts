/** An environment of Python in a folder of its own, with the packages and versions that a file beside this one lists. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackage, onPath } from './debian.ts'

/** The folder of its programs; undefined where Python cannot be had. */
export function pythonPrograms(name: string): string | undefined {
  const folder = join(import.meta.dirname, '../../.cache/tools', name)
  const list = join(import.meta.dirname, `${name}.txt`)
  const mark = join(folder, 'installed.txt')
  const versions = readFileSync(list, 'utf8')
  const programs = join(folder, 'bin')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === versions) return programs
  if (!install(folder, list)) return undefined
  writeFileSync(mark, versions)
  return programs
}

function install(folder: string, list: string): boolean {
  const python = pythonHere() ?? (installPackage('python3-venv') ? pythonHere() : undefined)
  if (!python) return false
  rmSync(folder, { recursive: true, force: true })
  const made = () => run(python, '-m', 'venv', folder)
  // Debian keeps what environments need in a package of its own.
  if (!made() && !(installPackage('python3-venv') && made())) return false
  return run(join(folder, 'bin', 'python'), '-m', 'pip', 'install', '--quiet', '--no-deps', '--requirement', list)
}

const pythonHere = () => onPath('python3', 'python')

const run = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
