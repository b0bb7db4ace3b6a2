/** The history of a run's workflow as JSON and back, and the words that can be read in it. */
import { Client, Connection } from '@temporalio/client'
import type { TemporalServer } from '../tools/temporal.ts'

export async function historyOf({ address }: TemporalServer, run_id: string): Promise<unknown> {
  const connection = await Connection.connect({ address })
  const history = await new Client({ connection }).workflow.getHandle(run_id).fetchHistory()
  await connection.close()
  return plain(history)
}

/** Temporal's own JSON needs one copy of protobufjs for all of its packages; npm installs several. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  if ('toNumber' in value && typeof value.toNumber === 'function') return value.toNumber()
  const own = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined)
  return Object.fromEntries(own.map(([key, inner]) => [key, plain(inner)]))
}

/** The history in the format of Temporal's replayer. */
export function historyFrom(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(historyFrom)
  if (value === null || typeof value !== 'object') return value
  if ('base64' in value) return Uint8Array.from(Buffer.from(String(value.base64), 'base64'))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, historyFrom(inner)]))
}

/** A history with decoded payloads. */
export function wordsOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return `${value}\n`
  if ('base64' in value) return `${Buffer.from(String(value.base64), 'base64')}\n`
  return Object.values(value).map(wordsOf).join('')
}
