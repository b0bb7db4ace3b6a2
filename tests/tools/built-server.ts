/** The server as `npm start` runs it: built, and built anew if its sources changed. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const lock = join(root, '.cache/building-server')
const look_ms = 100

/** From here on `server-process.ts` starts the built one. */
export function useBuiltServer(): void {
  buildServer()
  process.env.SERVER_PROGRAM = 'api/dist/main.js'
}

/** Files of tests that run side by side build one after the other: the second finds nothing to do. */
export function buildServer(): void {
  takeLock()
  try {
    execFileSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'test', '--only', 'api'], { stdio: 'ignore' })
  } finally {
    rmSync(lock, { force: true })
  }
}

function takeLock(): void {
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return
    } catch {
      if (isLeftBehind()) rmSync(lock, { force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, look_ms)
    }
  }
}

/** Whether whoever took it has ended without giving it back. */
function isLeftBehind(): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
