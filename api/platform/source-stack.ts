/** The frames of an error in the files that people write, where the server runs as `build.ts` has joined them. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = /file:\/\/[^\s():]*\/api\/dist\/[^\s():]+\.js/
const frame = new RegExp(`(${built.source}):(\\d+):(\\d+)`, 'g')
/** Read at the first error of a process, as few ever need them. */
const maps = new Map<string, SourceMap | null>()

export function inSources(stack: string): string {
  if (!built.test(stack)) return stack
  return stack.replaceAll(frame, (said, url: string, line: string, column: string) => {
    const file = fileURLToPath(url)
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column))
    if (!origin || !('fileName' in origin)) return said
    return `${join(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
  })
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const path = `${file}.map`
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null
  maps.set(file, map)
  return map
}
