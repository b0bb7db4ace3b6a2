/** Every query on the recipients of broadcasts: who they will be, and who they are. */

import { and, asc, eq, gt, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows, updateOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import type { LeadMerge, Separation } from '../../../platform/features/lead-merge.ts'
import { hashesOf } from '../../../platform/features/people.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { type LeadQuery, leadsMatching } from '../../contacts/leads/rules.ts'
import { moveWaitingEmails, type SendQuery, toSkipReasonSql } from '../emails/rules.ts'
import { emails } from '../emails/table.ts'
import { leadsSuppressedByHash } from '../suppressions/rules.ts'
import { broadcastRecipients as recipients } from './table.ts'

type Db = Handle<'site'>
export type RecipientRow = typeof recipients.$inferSelect

/** Recipients who got a broadcast and, as far as anybody knows, did not open it. */
export const notOpened = (broadcast_id: string): SQL => sql`
  select lead_id from ${emails}
  where broadcast_id = ${broadcast_id} and status = 'delivered' and first_opened_at is null and unsubscribed_at is null`

/** Reasons for which leads do not get a broadcast, by its settings and those of the site. */
type Offer = Omit<SendQuery, 'suppressed_by_hash'>

export interface Candidate {
  id: string
  timezone: string | null
  reason: string | null
}

/** Leads, with why they get nothing: asked for previews as for sending. */
async function candidates(db: Db, which: SQL | undefined, offer: Offer): Promise<SQL> {
  const reason = toSkipReasonSql({ ...offer, suppressed_by_hash: await leadsSuppressedByHash(db, which) })
  return sql`
    select ${leads.id} as id, ${leads.timezone} as timezone, ${reason} as reason from ${leads} where ${which ?? sql`1`}`
}

/** Number of matching leads by time zone and reason. */
export async function countCandidates(
  db: Db,
  wanted: LeadQuery,
  offer: Offer,
): Promise<(Omit<Candidate, 'id'> & { count: number })[]> {
  const found = await candidates(db, await leadsMatching(db, wanted), offer)
  const rows = await db.all<[string | null, string | null, number]>(sql`
    select timezone, reason, count(*) from (${found}) group by timezone, reason`)
  return rows.map(([timezone, reason, count]) => ({ timezone, reason, count }))
}

/** The next of them in the order of their ids. */
export async function candidatesAfter(
  db: Db,
  wanted: LeadQuery,
  { after, until, limit, ...offer }: Offer & { after: string; until: string; limit: number },
): Promise<Candidate[]> {
  const matching = and(gt(leads.id, after), lte(leads.id, until), await leadsMatching(db, wanted))
  const ids = db.select({ id: leads.id }).from(leads).where(matching).orderBy(asc(leads.id)).limit(limit)
  const found = await candidates(db, inArray(leads.id, ids), offer)
  const rows = await db.all<[string, string | null, string | null]>(sql`${found} order by ${leads.id}`)
  return rows.map(([id, timezone, reason]) => ({ id, timezone, reason }))
}

const insertRecipients = insertOfRows(
  'broadcast_recipients',
  ['broadcast_id', 'lead_id', 'status', 'variant', 'due_at'],
  'on conflict do nothing',
)

export async function addRecipients(tx: Db, rows: readonly RecipientRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.run(
    insertRecipients,
    rows.map(row => [row.broadcast_id, row.lead_id, row.status, row.variant, row.due_at]),
  )
}

type Line = Extract<RecipientRow['status'], 'waiting' | 'rest'>

const inLine = (broadcast_id: string, status: Line) =>
  and(eq(recipients.broadcast_id, broadcast_id), eq(recipients.status, status))

/** The next who are due, earliest first. */
export const dueRecipients = (
  db: Db,
  broadcast_id: string,
  { status, now, limit }: { status: Line; now: number; limit: number },
): Promise<RecipientRow[]> =>
  db
    .select()
    .from(recipients)
    .where(and(inLine(broadcast_id, status), lte(recipients.due_at, now)))
    .orderBy(asc(recipients.due_at), asc(recipients.lead_id))
    .limit(limit)

/** When the next of them is due; null if there are none. */
export async function nextRecipientAt(db: Db, broadcast_id: string, status: Line): Promise<number | null> {
  const [row] = await db
    .select({ due_at: recipients.due_at })
    .from(recipients)
    .where(inLine(broadcast_id, status))
    .orderBy(asc(recipients.due_at))
    .limit(1)
  return row?.due_at ?? null
}

export async function markQueued(tx: Db, broadcast_id: string, lead_ids: readonly string[]): Promise<void> {
  await tx
    .update(recipients)
    .set({ status: 'queued' })
    .where(and(eq(recipients.broadcast_id, broadcast_id), inArray(recipients.lead_id, among(lead_ids))))
}

const among = (ids: readonly string[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`

export async function removeRecipients(tx: Db, broadcast_id: string): Promise<void> {
  await tx.delete(recipients).where(eq(recipients.broadcast_id, broadcast_id))
}

const broadcastsOf = (lead_id: string) => sql`(select broadcast_id from ${recipients} where lead_id = ${lead_id})`

const moving = (from: string, into: string) =>
  and(eq(recipients.lead_id, from), notInArray(recipients.broadcast_id, broadcastsOf(into)))

/** Of a broadcast that is for both leads each keeps its own row: the hand-off skips the second email. */
export const mergingRecipients: LeadMerge = {
  what: 'broadcasts',
  count: (db, { from, into }) => db.$count(recipients, moving(from, into)),
  async move(tx, { from, into }) {
    const rows = await tx.select({ id: recipients.broadcast_id }).from(recipients).where(moving(from, into))
    const ids = rows.map(({ id }) => id)
    await rename(tx, ids, from, into)
    return ids
  },
  moveBack: (tx, { from, into }, moved) => rename(tx, moved as string[], into, from),
  separate: giveQueuedBack,
}

/** What was queued for a recipient while two were one, and has not left yet, is the recipient's. */
async function giveQueuedBack(tx: Db, { from, into }: Separation): Promise<string[]> {
  const theirs = and(eq(recipients.lead_id, from), notInArray(recipients.broadcast_id, broadcastsOf(into)))
  const rows = await tx.select({ id: recipients.broadcast_id }).from(recipients).where(theirs)
  const broadcast_ids = rows.map(({ id }) => id)
  await moveWaitingEmails(tx, { from: into, into: from, broadcast_ids })
  return []
}

async function rename(tx: Db, broadcast_ids: readonly string[], from: string, into: string): Promise<void> {
  if (broadcast_ids.length === 0) return
  await tx
    .update(recipients)
    .set({ lead_id: into })
    .where(and(eq(recipients.lead_id, from), inArray(recipients.broadcast_id, among(broadcast_ids))))
}

/** A person of the same address, erased before, may be among the recipients. */
const standIn = `e.hash || iif(exists (
  select 1 from broadcast_recipients earlier
  where earlier.broadcast_id = broadcast_recipients.broadcast_id and earlier.lead_id = e.hash
), '_' || lower(hex(randomblob(8))), '')`
const replaceMany = updateOfRows('broadcast_recipients', 'lead_id', ['hash'], `lead_id = ${standIn}`)

export const replacePeople = async (tx: Db, people: readonly ErasedPerson[]): Promise<void> =>
  void (await tx.run(replaceMany, hashesOf(people)))
