/** Every query on departures: people who were erased before the service knew that they had left. */
import { and, asc, eq, inArray, isNotNull, lte, or, type SQL } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { unwrapSecret, wrapSecret } from '../../../platform/identity/secrets.ts'
import { personHash } from '../../contacts/mailability/rules.ts'
import { departedHash } from './erased-store.ts'
import { syncDepartures, syncErased, syncLedger } from './table.ts'

type Db = Handle<'site'>
export type DepartureRow = typeof syncDepartures.$inferSelect

const PURPOSE = 'sync-departure'

/** Subscribed there, asked, or on the way there. */
const isOpenThere = or(inArray(syncLedger.consent, ['subscribed', 'pending']), isNotNull(syncLedger.activity_id))

/** Of the ledger's rows `which`: those whom the service may still have as subscribed. */
export async function addDepartures(tx: Db, which: SQL, key: Buffer, now: number): Promise<string[]> {
  const rows = await tx
    .select({
      connection_id: syncLedger.connection_id,
      contact_id: syncLedger.contact_id,
      email: syncLedger.email,
      email_key: syncLedger.email_key,
    })
    .from(syncLedger)
    .where(and(which, isOpenThere))
  const departures = rows.flatMap(({ connection_id, email, email_key }) =>
    email === null || email_key === null
      ? []
      : [
          {
            ...{ connection_id, hash: personHash(key, email_key), email: wrapSecret(key, PURPOSE, email) },
            ...{ at: now, due_at: now },
          },
        ],
  )
  if (departures.length > 0) await tx.insert(syncDepartures).values(departures).onConflictDoNothing()
  const contacts = rows.flatMap(({ connection_id, contact_id }) =>
    contact_id === null ? [] : [{ connection_id, hash: departedHash(key, contact_id) }],
  )
  if (contacts.length > 0) await tx.insert(syncErased).values(contacts).onConflictDoNothing()
  return [...new Set(departures.map(({ connection_id }) => connection_id))]
}

/** An address under which the service may have somebody who has left, or has another one there by now: what was on its way may still add it to the list. */
export async function addFormerAddress(
  tx: Db,
  { connection_id, email, email_key }: { connection_id: string; email: string; email_key: string },
  { key, now }: { key: Buffer; now: number },
): Promise<void> {
  const hash = personHash(key, email_key)
  const departure = { connection_id, hash, email: wrapSecret(key, PURPOSE, email), at: now, due_at: now }
  await tx.insert(syncDepartures).values(departure).onConflictDoNothing()
}

export const hasDeparture = async (db: Db, connection_id: string, hash: string): Promise<boolean> =>
  (await db.$count(
    syncDepartures,
    and(eq(syncDepartures.connection_id, connection_id), eq(syncDepartures.hash, hash)),
  )) > 0

export const readAddress = (key: Buffer, { email }: DepartureRow): string => unwrapSecret(key, PURPOSE, email)

export const dueDepartures = (db: Db, connection_id: string, now: number, limit: number): Promise<DepartureRow[]> =>
  db
    .select()
    .from(syncDepartures)
    .where(and(eq(syncDepartures.connection_id, connection_id), lte(syncDepartures.due_at, now)))
    .orderBy(asc(syncDepartures.due_at))
    .limit(limit)

export async function nextDepartureAt(db: Db, connection_id: string): Promise<number | null> {
  const [row] = await db
    .select({ due_at: syncDepartures.due_at })
    .from(syncDepartures)
    .where(eq(syncDepartures.connection_id, connection_id))
    .orderBy(asc(syncDepartures.due_at))
    .limit(1)
  return row?.due_at ?? null
}

const isRow = ({ connection_id, hash }: DepartureRow) =>
  and(eq(syncDepartures.connection_id, connection_id), eq(syncDepartures.hash, hash))

export async function removeDeparture(tx: Db, row: DepartureRow): Promise<void> {
  await tx.delete(syncDepartures).where(isRow(row))
}

export async function deferDeparture(tx: Db, row: DepartureRow, due_at: number): Promise<void> {
  await tx.update(syncDepartures).set({ due_at }).where(isRow(row))
}
