/** What travels between nodes about a database: one line of JSON each, bytes and large integers named as such. */
import type { Method } from '../connection.ts'
import type { PackedError } from '../packed-errors.ts'

export interface Ask {
  sql: string
  params: readonly unknown[]
  method: Method
}

/** From the node that writes. */
export type WriterMessage = { ask: Ask } | { keep: { topics: readonly string[] } } | { undo: true }

/** From the home. */
export type HomeMessage = { begun: true } | { rows: unknown; changes: number } | { error: PackedError } | { kept: true }

type TaggedValue = { $bytes: string } | { $integer: string }

/** A view of bytes is named before `JSON` sees it: a Buffer would turn itself into something else. */
function pack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pack)
  if (typeof value === 'bigint') return { $integer: String(value) } satisfies TaggedValue
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') } satisfies TaggedValue
  return value instanceof ArrayBuffer ? pack(new Uint8Array(value)) : value
}

const unpack = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if ('$integer' in value) return BigInt(String(value.$integer))
  if ('$bytes' in value) return new Uint8Array(Buffer.from(String(value.$bytes), 'base64')).buffer
  return value
}

export function lineOf(message: WriterMessage | HomeMessage): string {
  if ('ask' in message) return lineOfPlain({ ask: { ...message.ask, params: pack(message.ask.params) } })
  return lineOfPlain('rows' in message ? { ...message, rows: pack(message.rows) } : message)
}

const lineOfPlain = (message: object) => `${JSON.stringify(message)}\n`

export async function* linesIn<T>(stream: AsyncIterable<Buffer | string>): AsyncGenerator<T> {
  let rest = ''
  for await (const part of stream) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line, unpack) as T
  }
}
