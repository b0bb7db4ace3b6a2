/** `node deploy/run.mjs NAME …`: a command of package.json where there is no npm, such as in the image: `doctor`, `backup /backups/monday`. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = dirname(import.meta.dirname)
const [name = '', ...args] = process.argv.slice(2)
const names = [
  'doctor',
  'seed',
  'backup',
  'check-backup',
  'restore',
  'undo-upgrade',
  'rotate-keys',
  'move-database',
  'export-site',
  'import-site',
  'workflow-worker',
]

if (!names.includes(name)) {
  console.error(`Say one of ${names.join(', ')}.`)
  process.exit(1)
}
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [, ...given] = scripts[name].split(' ')
const { status } = spawnSync(process.execPath, [...given, ...args], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
