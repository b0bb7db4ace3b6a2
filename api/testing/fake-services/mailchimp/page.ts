/** Pages by count and offset. */
import type { FakeCall } from '../fake-server.ts'

const PAGE = 10
const PAGE_MAX = 1_000

export const paged = <T>(call: FakeCall, rows: readonly T[]): T[] => {
  const offset = Number(call.query.get('offset') ?? 0)
  return rows.slice(offset, offset + Math.min(PAGE_MAX, Number(call.query.get('count') ?? PAGE)))
}
