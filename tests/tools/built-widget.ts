/** The widget as it ships, built once before the workers start, if its sources have changed since. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export default function setup(): void {
  execFileSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'test', '--only', 'widget'], { stdio: 'inherit' })
}
