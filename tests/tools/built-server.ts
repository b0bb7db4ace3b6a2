/** From here on `server-process.ts` starts the server as `npm start` does: built, and built anew if its sources changed. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export function useBuiltServer(): void {
  execFileSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'test', '--only', 'api'], { stdio: 'ignore' })
  process.env.SERVER_PROGRAM = 'api/dist/main.js'
}
