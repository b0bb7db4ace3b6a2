/** What travels between nodes about a database: one line of JSON each, bytes and large integers named as such. */
import type { Method } from '../connection.ts'
import type { PackedError } from '../packed-errors.ts'

export interface Ask {
  sql: string
  params: readonly unknown[]
  method: Method
}

/** From the node that writes. */
export type Asking = { ask: Ask } | { keep: { topics: readonly string[] } } | { undo: true }

/** From the home. */
export type Told = { begun: true } | { rows: unknown; changes: number } | { error: PackedError } | { kept: true }

type Tagged = { $bytes: string } | { $integer: string }

const pack = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return { $integer: String(value) } satisfies Tagged
  if (value instanceof ArrayBuffer) return { $bytes: Buffer.from(value).toString('base64') } satisfies Tagged
  return value
}

/** A Buffer would be turned into an object by its own `toJSON` first. */
const withoutBuffers = (values: readonly unknown[]): unknown[] =>
  values.map(value => (value instanceof Uint8Array ? new Uint8Array(value).buffer : value))

const unpack = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if ('$integer' in value) return BigInt(String(value.$integer))
  if ('$bytes' in value) return new Uint8Array(Buffer.from(String(value.$bytes), 'base64')).buffer
  return value
}

export function lineOf(message: Asking | Told): string {
  const plain = 'ask' in message ? { ask: { ...message.ask, params: withoutBuffers(message.ask.params) } } : message
  return `${JSON.stringify(plain, pack)}\n`
}

export async function* linesIn<T>(stream: AsyncIterable<Buffer | string>): AsyncGenerator<T> {
  let rest = ''
  for await (const part of stream) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line, unpack) as T
  }
}
