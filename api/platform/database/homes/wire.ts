/** What travels between nodes about a database: one line of JSON each, bytes and large integers named as such. */
import type { Method } from '../connection.ts'
import type { PackedError } from '../packed-errors.ts'
import { packValue, unpackValue } from '../packed-values.ts'

export interface Ask {
  sql: string
  params: readonly unknown[]
  method: Method
}

/** From the node that writes. */
export type WriterMessage = { ask: Ask } | { keep: { topics: readonly string[] } } | { undo: true }

/** From the home. */
export type HomeMessage = { begun: true } | { rows: unknown; changes: number } | { error: PackedError } | { kept: true }

export function lineOf(message: WriterMessage | HomeMessage): string {
  if ('ask' in message) return lineOfPlain({ ask: { ...message.ask, params: packValue(message.ask.params) } })
  return lineOfPlain('rows' in message ? { ...message, rows: packValue(message.rows) } : message)
}

const lineOfPlain = (message: object) => `${JSON.stringify(message)}\n`

export async function* linesIn<T>(stream: AsyncIterable<Buffer | string>): AsyncGenerator<T> {
  let rest = ''
  for await (const part of stream) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line, unpackValue) as T
  }
}
