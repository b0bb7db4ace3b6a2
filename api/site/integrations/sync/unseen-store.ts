/** Every query on contacts that a reading of all of them did not show. */
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import type { LedgerRow } from './store.ts'
import { syncLedger } from './table.ts'

type Db = Handle<'site'>

/** Why they are not there, as far as anybody knows. */
export const UNNAMED = 'The service did not take this contact, and did not say why.'

const isUnseen = (connection_id: string, before: number) =>
  and(
    eq(syncLedger.connection_id, connection_id),
    isNull(syncLedger.activity_id),
    lt(sql`coalesce(${syncLedger.received_at}, 0)`, before),
    lt(sql`coalesce(${syncLedger.sent_at}, 0)`, before),
  )

/** Contacts that were there before it began. */
export const rowsNotSeen = (db: Db, connection_id: string, before: number, limit: number): Promise<LedgerRow[]> =>
  db
    .select()
    .from(syncLedger)
    .where(
      and(
        isUnseen(connection_id, before),
        inArray(syncLedger.consent, ['subscribed', 'unsubscribed', 'pending', 'complained', 'bounced']),
      ),
    )
    .limit(limit)

/** Those whom an activity was to add, which said that it did not take everybody, and not whom. */
export const rowsNotTaken = (db: Db, connection_id: string, before: number, limit: number): Promise<LedgerRow[]> =>
  db
    .select()
    .from(syncLedger)
    .where(
      and(
        isUnseen(connection_id, before),
        eq(syncLedger.status, 'under_way'),
        // What changed since is sent first.
        isNull(syncLedger.due_at),
        or(isNull(syncLedger.consent), eq(syncLedger.consent, 'absent')),
      ),
    )
    .limit(limit)

/** Looks again at whoever was refused under an address that they had given up by then. */
export async function lookAtMoved(tx: Db, connection_id: string, at: number): Promise<void> {
  const own = sql`(select ${leads.email_key} from ${leads} where ${leads.id} = ${syncLedger.lead_id})`
  await tx
    .update(syncLedger)
    .set({ due_at: at })
    .where(
      and(
        eq(syncLedger.connection_id, connection_id),
        eq(syncLedger.status, 'refused'),
        isNull(syncLedger.due_at),
        sql`${syncLedger.email_key} <> ${own}`,
      ),
    )
}
