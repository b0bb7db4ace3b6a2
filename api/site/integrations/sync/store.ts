/** Every query on the ledger; those on notices and on the erased are in files of their own. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { siteKey } from '../../../platform/database/site-table.ts'
import { insertOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { leadMerges } from '../../contacts/lead-merges/table.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { personHash } from '../../contacts/mailability/rules.ts'
import { connections } from '../connections/table.ts'
import { addDepartures } from './departures-store.ts'
import { contactHash, undoneHash } from './erased-store.ts'
import { syncLimits } from './limits.ts'
import { syncDepartures, syncErased, syncLedger, syncNotices } from './table.ts'

type Db = Handle<'site'>
export type LedgerRow = typeof syncLedger.$inferSelect

/** Words of a service, as long as they are kept. */
export const toDetail = (words: string): string => words.slice(0, syncLimits.sync_detail_characters_max)

const among = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`

export interface StateCount {
  connection_id: string
  status: LedgerRow['status']
  reason: LedgerRow['reason']
  leads: number
  contacts: number
  due: number
}

export const countStates = (db: Db, connection_ids: readonly string[]): Promise<StateCount[]> =>
  db
    .select({
      connection_id: syncLedger.connection_id,
      status: syncLedger.status,
      reason: syncLedger.reason,
      leads: sql<number>`count(*)`,
      contacts: sql<number>`count(${syncLedger.consent})`,
      due: sql<number>`count(${syncLedger.due_at})`,
    })
    .from(syncLedger)
    .where(inArray(syncLedger.connection_id, [...connection_ids]))
    .groupBy(syncLedger.connection_id, syncLedger.status, syncLedger.reason)

export async function forgetConnection(tx: Db, connection_id: string): Promise<void> {
  for (const table of [syncLedger, syncNotices, syncErased, syncDepartures])
    await tx.delete(table).where(eq(table.connection_id, connection_id))
}

/**
 * Leaves a hash of each address, and of each contact, in the place of what was known of them, at every connection: the service may have them though nothing
 * is known of it yet. Of those too that the person had before, or that another lead had who became theirs. Answers the connections whose
 * service is to be told that somebody has left.
 */
export async function forgetPeople(
  tx: Db,
  people: readonly Pick<ErasedPerson, 'lead_id' | 'email_keys' | 'has_withdrawn' | 'is_undone' | 'now'>[],
): Promise<string[]> {
  const live = await tx.select({ id: connections.id }).from(connections).where(ne(connections.status, 'disconnected'))
  const email_keys = people.flatMap(person => person.email_keys)
  const [{ key } = { key: null }] =
    live.length > 0 ? await tx.select({ key: siteKey.key }).from(siteKey).where(eq(siteKey.id, 1)) : []
  if (key === null) return []
  const connection_ids = live.map(({ id }) => id)
  const which = aboutPeople(connection_ids, people)
  const undone = new Set(people.flatMap(({ is_undone, lead_id }) => (is_undone ? [lead_id] : [])))
  const hashes = people.flatMap(({ email_keys, is_undone }) =>
    email_keys.map(email_key => (is_undone ? undoneHash : personHash)(Buffer.from(key), email_key)),
  )
  const rows = await tx
    .select({
      connection_id: syncLedger.connection_id,
      contact_id: syncLedger.contact_id,
      lead_id: syncLedger.lead_id,
    })
    .from(syncLedger)
    .where(and(which, isNotNull(syncLedger.contact_id)))
  const erased = [
    ...live.flatMap(({ id }) => hashes.map(hash => ({ connection_id: id, hash }))),
    ...rows.flatMap(({ connection_id, contact_id, lead_id }) => {
      const toHash = undone.has(lead_id) ? undoneHash : contactHash
      return contact_id === null ? [] : [{ connection_id, hash: toHash(Buffer.from(key), contact_id) }]
    }),
  ]
  if (erased.length > 0) await tx.insert(syncErased).values(erased).onConflictDoNothing()
  const now = Math.max(...people.map(person => person.now))
  const withdrawn = people.filter(person => person.has_withdrawn)
  const departing = await addDepartures(tx, aboutPeople(connection_ids, withdrawn), Buffer.from(key), now)
  await tx.delete(syncLedger).where(which)
  await tx.delete(syncNotices).where(inArray(syncNotices.email_key, among(email_keys)))
  return departing
}

/** Their rows, and those that have an address of theirs. */
const aboutPeople = (
  connection_ids: readonly string[],
  people: readonly Pick<ErasedPerson, 'lead_id' | 'email_keys'>[],
): SQL =>
  sql`(${inArray(syncLedger.lead_id, among(people.map(({ lead_id }) => lead_id)))} or (${inArray(
    syncLedger.connection_id,
    among(connection_ids),
  )} and ${inArray(syncLedger.email_key, among(people.flatMap(({ email_keys }) => email_keys)))}))`

const markRows = insertOfRows(
  'sync_ledger',
  ['connection_id', 'lead_id', 'status', 'attempts', 'due_at', 'revision', 'updated_at'],
  `on conflict (connection_id, lead_id) do update set
    due_at = excluded.due_at, revision = revision + 1, attempts = 0,
    status = case when activity_id is null then 'waiting' else status end`,
)

/** These leads are looked at again. */
export async function markLeads(
  tx: Db,
  connection_ids: readonly string[],
  lead_ids: readonly string[],
  now: number,
): Promise<void> {
  const rows = connection_ids.flatMap(connection_id =>
    lead_ids.map(lead_id => [connection_id, lead_id, 'waiting', 0, now, 1, now]),
  )
  if (rows.length > 0) await tx.run(markRows, rows)
}

/** So are the contacts of leads that were merged into them. */
export async function markMerged(tx: Db, lead_ids: readonly string[], now: number): Promise<void> {
  const merged = tx
    .select({ id: leadMerges.merged_lead_id })
    .from(leadMerges)
    .where(and(inArray(leadMerges.lead_id, among(lead_ids)), isNull(leadMerges.undone_at)))
  await tx
    .update(syncLedger)
    .set({ due_at: now, revision: sql`${syncLedger.revision} + 1` })
    .where(inArray(syncLedger.lead_id, merged))
}

/** Every lead is looked at: after a list was chosen, or the fields. */
export async function markEveryone(tx: Db, connection_id: string, now: number): Promise<void> {
  await tx.run(
    sql`insert into ${syncLedger} (connection_id, lead_id, status, attempts, due_at, revision, updated_at)
        select ${connection_id}, ${leads.id}, 'waiting', 0, ${now}, 1, ${now} from ${leads} where true
        on conflict (connection_id, lead_id) do update set
          due_at = excluded.due_at, revision = revision + 1,
          status = case when activity_id is null then 'waiting' else status end`,
  )
}

const isDue = (connection_id: string, now: number) =>
  and(
    eq(syncLedger.connection_id, connection_id),
    isNotNull(syncLedger.due_at),
    lte(syncLedger.due_at, now),
    isNull(syncLedger.activity_id),
  )

export const dueRows = (db: Db, connection_id: string, now: number, limit: number): Promise<LedgerRow[]> =>
  db.select().from(syncLedger).where(isDue(connection_id, now)).orderBy(asc(syncLedger.due_at)).limit(limit)

/** Whether somebody of the next batch is known there: who is new may be sent without another look at what changed. */
export async function hasKnownDue(db: Db, connection_id: string, now: number, limit: number): Promise<boolean> {
  const due = db.select({ consent: syncLedger.consent }).from(syncLedger).where(isDue(connection_id, now))
  return (await due.orderBy(asc(syncLedger.due_at)).limit(limit)).some(({ consent }) => consent !== null)
}

/** When the next lead is to be sent. */
export async function nextDueAt(db: Db, connection_id: string): Promise<number | null> {
  const [row] = await db
    .select({ at: sql<number | null>`min(${syncLedger.due_at})` })
    .from(syncLedger)
    .where(
      and(eq(syncLedger.connection_id, connection_id), isNotNull(syncLedger.due_at), isNull(syncLedger.activity_id)),
    )
  return row?.at ?? null
}

export async function openActivities(db: Db, connection_id: string): Promise<string[]> {
  const rows = await db
    .select({ activity_id: syncLedger.activity_id })
    .from(syncLedger)
    .where(and(eq(syncLedger.connection_id, connection_id), isNotNull(syncLedger.activity_id)))
    .groupBy(syncLedger.activity_id)
  return rows.flatMap(({ activity_id }) => activity_id ?? [])
}

export const rowsOfActivity = (db: Db, connection_id: string, activity_id: string): Promise<LedgerRow[]> =>
  db
    .select()
    .from(syncLedger)
    .where(and(eq(syncLedger.connection_id, connection_id), eq(syncLedger.activity_id, activity_id)))

/** Rows that may be about these contacts: by their ids there, or by their addresses. Asked as one, no index would serve both. */
export async function rowsOfContacts(
  db: Db,
  connection_id: string,
  { contact_ids, email_keys }: { contact_ids: readonly string[]; email_keys: readonly string[] },
): Promise<LedgerRow[]> {
  const find = (which: SQL) =>
    db
      .select()
      .from(syncLedger)
      .where(and(eq(syncLedger.connection_id, connection_id), which))
  const rows = [
    ...(await find(inArray(syncLedger.contact_id, among(contact_ids)))),
    ...(await find(inArray(syncLedger.email_key, among(email_keys)))),
  ]
  return [...new Map(rows.map(row => [row.lead_id, row])).values()]
}

export async function findRow(db: Db, connection_id: string, lead_id: string): Promise<LedgerRow | undefined> {
  const [row] = await db
    .select()
    .from(syncLedger)
    .where(and(eq(syncLedger.connection_id, connection_id), eq(syncLedger.lead_id, lead_id)))
  return row
}

export async function rowsOfLeads(db: Db, connection_id: string, lead_ids: readonly string[]): Promise<LedgerRow[]> {
  return db
    .select()
    .from(syncLedger)
    .where(and(eq(syncLedger.connection_id, connection_id), inArray(syncLedger.lead_id, among(lead_ids))))
}

export async function putRow(tx: Db, row: typeof syncLedger.$inferInsert): Promise<void> {
  const { connection_id: _c, lead_id: _l, ...set } = row
  await tx
    .insert(syncLedger)
    .values(row)
    .onConflictDoUpdate({ target: [syncLedger.connection_id, syncLedger.lead_id], set })
}

/** What was learned of a lead; what changed meanwhile stays due. */
export async function saveRow(
  tx: Db,
  { connection_id, lead_id, revision }: Pick<LedgerRow, 'connection_id' | 'lead_id' | 'revision'>,
  { due_at = null, ...set }: Partial<LedgerRow>,
): Promise<void> {
  await tx
    .update(syncLedger)
    .set({
      ...set,
      due_at: sql`case when ${syncLedger.revision} = ${revision} then ${due_at} else ${syncLedger.due_at} end`,
    })
    .where(and(eq(syncLedger.connection_id, connection_id), eq(syncLedger.lead_id, lead_id)))
}

export const pageOfRows = (
  db: Db,
  page: { connection_id: string; after: string | null; limit: number; states: readonly LedgerRow['status'][] },
): Promise<LedgerRow[]> =>
  db
    .select()
    .from(syncLedger)
    .where(
      and(
        eq(syncLedger.connection_id, page.connection_id),
        page.after === null ? undefined : lt(syncLedger.lead_id, page.after),
        page.states.length > 0 ? inArray(syncLedger.status, [...page.states]) : undefined,
      ),
    )
    .orderBy(desc(syncLedger.lead_id))
    .limit(page.limit + 1)

/** Those that were refused are sent again; answers how many. */
export async function retryRefused(
  tx: Db,
  connection_id: string,
  reason: LedgerRow['reason'] | undefined,
  now: number,
): Promise<number> {
  const which = and(
    eq(syncLedger.connection_id, connection_id),
    eq(syncLedger.status, 'refused'),
    reason === undefined || reason === null ? undefined : eq(syncLedger.reason, reason),
  )
  const count = await tx.$count(syncLedger, which)
  const set = { status: 'waiting' as const, due_at: now, attempts: 0, revision: sql`${syncLedger.revision} + 1` }
  await tx.update(syncLedger).set(set).where(which)
  return count
}
