/** The frames of an error in the files that people write, where the server runs as `build.ts` has joined them. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FindSourceLine, readSourceLines } from './source-lines.ts'

const built = /file:\/\/[^\s():]*\/api\/dist\/[^\s():]+\.js/
const frame = new RegExp(`(${built.source}):(\\d+):(\\d+)`, 'g')
/** Read at the first error of a process, as few ever need them. */
const known = new Map<string, FindSourceLine | null>()

export function inSources(stack: string): string {
  if (!built.test(stack)) return stack
  return stack.replaceAll(frame, (said, url: string, line: string, column: string) => {
    const file = fileURLToPath(url)
    const origin = linesOf(file)?.(Number(line), Number(column))
    return origin ? `${join(dirname(file), origin.file)}:${origin.line}` : said
  })
}

function linesOf(file: string): FindSourceLine | null {
  const there = known.get(file)
  if (there !== undefined) return there
  const path = `${file}.lines`
  const lines = existsSync(path) ? readSourceLines(readFileSync(path)) : null
  known.set(file, lines)
  return lines
}
