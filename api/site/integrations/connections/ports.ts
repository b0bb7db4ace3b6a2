/** What connections ask of the sync, which keeps what is known of leads there. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { syncReasons } from '../sync/table.ts'

type Db = Handle<'site'>
export type SyncReason = (typeof syncReasons)[number]

export interface SyncCounts {
  waiting: number
  synced: number
  left_out: number
  entries: number
  /** Entries with a contact there. */
  contacts: number
  errors: readonly { reason: SyncReason; leads: number }[]
}

export interface ConnectionSync {
  counts(db: Db, connection_ids: readonly string[]): Promise<ReadonlyMap<string, SyncCounts>>
  /** Goes on at once: what waits is sent, and the service asked. */
  wake(tx: Db, connection_id: string, now: number): Promise<void>
  /** All leads are compared with what the service has. */
  compareAll(tx: Db, connection_id: string, now: number): Promise<void>
  /** Deletes what is known of leads there. */
  forget(tx: Db, connection_id: string): Promise<void>
}

export const connectionSync = port<ConnectionSync>('connection_sync')
