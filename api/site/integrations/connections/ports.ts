/** What connections ask of the sync, which keeps what is known of leads there. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'

type Db = Handle<'site'>

/** Why a lead is not at the service, or not sent. */
export const syncReasons = [
  'withdrawn',
  'forgotten',
  'address_invalid',
  'address_too_long',
  'address_taken',
  'value_invalid',
  'not_found',
  'other',
  'not_subscribed',
  'suppressed',
  'unconfirmed',
  'not_chosen',
  'removed_there',
] as const
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
