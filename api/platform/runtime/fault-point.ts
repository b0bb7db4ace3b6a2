/**
 * Places in which tests (`npm run chaos -- --points`, `tests/process`) let the process die. Nothing is armed but by a
 * variable that only they set; then a place is named after the code that writes.
 */
import { appendFileSync } from 'node:fs'
import { inSources } from './source-stack.ts'

let reach: ((name: string) => void) | undefined

/** `list:FILE` writes down each name that is reached; a name has the process killed where it is reached first. */
export function armFaultPoints(wanted: string | undefined): void {
  if (wanted === undefined) return
  const [, file] = /^list:(.+)$/.exec(wanted) ?? []
  // The writing code may be many frames above.
  Error.stackTraceLimit = 40
  const seen = new Set<string>()
  reach = name => {
    if (file === undefined && name === wanted) process.kill(process.pid, 'SIGKILL')
    if (file === undefined || seen.has(name)) return
    seen.add(name)
    appendFileSync(file, `${name}\n`)
  }
}

/** A crash point outside the database. */
export const faultPoint = (name: string): void => reach?.(name)

/** Around a write action: before its commit nothing of it is on disk, after it all. */
export async function withFaultPoints<Tx, T>(
  fn: (tx: Tx) => Promise<T>,
  write: (fn: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<T> {
  if (reach === undefined) return write(fn)
  const place = placeOf(inSources(new Error().stack ?? ''))
  const result = await write(async tx => {
    const done = await fn(tx)
    reach?.(`before commit ${place}`)
    return done
  })
  reach?.(`after commit ${place}`)
  return result
}

/** The nearest function outside the database's own folder: file and name. */
function placeOf(stack: string): string {
  for (const line of stack.split('\n')) {
    const [, name = '', path = ''] = /at (?:async )?(?:([\w.#<>]+) )?.*?\/api\/([\w/.-]+?)\.ts/.exec(line) ?? []
    if (path !== '' && !/^platform\/(database\/|runtime\/fault-point)/.test(path)) return `${path} ${name}`.trim()
  }
  return 'elsewhere'
}
