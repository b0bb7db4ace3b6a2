/** The widget and its package as they ship, built once before the workers start, if its sources have changed since. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export default function setup(): void {
  for (const module of ['widget', 'widget-package'])
    execFileSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'test', '--only', module], { stdio: 'inherit' })
}
