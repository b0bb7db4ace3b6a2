/** Finds schemathesis, or installs the versions of schemathesis.txt into a folder of its own. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackage, onPath } from './debian.ts'
import { howToInstall } from './how-to-install.ts'

const folder = join(import.meta.dirname, '../../.cache/tools/schemathesis')
const wanted = join(import.meta.dirname, 'schemathesis.txt')

export function schemathesis(): string {
  const given = process.env.SCHEMATHESIS_PATH
  if (given) return given
  const program = join(folder, 'bin', 'schemathesis')
  const mark = join(folder, 'installed.txt')
  const versions = readFileSync(wanted, 'utf8')
  if (existsSync(program) && existsSync(mark) && readFileSync(mark, 'utf8') === versions) return program
  if (!install()) throw new Error(howToInstall('schemathesis'))
  writeFileSync(mark, versions)
  return program
}

function install(): boolean {
  const python = pythonHere() ?? (installPackage('python3-venv') ? pythonHere() : undefined)
  if (!python) return false
  rmSync(folder, { recursive: true, force: true })
  const made = () => run(python, '-m', 'venv', folder)
  // Debian keeps what environments need in a package of its own.
  if (!made() && !(installPackage('python3-venv') && made())) return false
  return run(join(folder, 'bin', 'python'), '-m', 'pip', 'install', '--quiet', '--no-deps', '--requirement', wanted)
}

const pythonHere = () => onPath('python3', 'python')

const run = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
