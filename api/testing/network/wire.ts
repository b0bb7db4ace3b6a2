/** What travels between a database's client and its server: values alone, as no object or class would pass a network. */

import type { Method } from '../../platform/database/connection.ts'
import type { Bound } from '../../platform/database/guard.ts'
import type { PackedError } from '../../platform/database/packed-errors.ts'

export type Control = 'BEGIN IMMEDIATE' | 'COMMIT' | 'ROLLBACK'
export type Ask = { sql: string; params: Bound[]; method: Method } | { control: Control }

/** One trip there. The statements run in their order; with `together` none runs after one that fails. */
export interface Request {
  id: number
  to: 'read' | 'write'
  asks: readonly Ask[]
  together: boolean
}

export type Reply = { rows: unknown; changes: number } | { error: PackedError }

/** One trip back. */
export interface Response {
  id: number
  replies: readonly Reply[]
}
