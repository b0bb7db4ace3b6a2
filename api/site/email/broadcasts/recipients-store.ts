/** Every query on the recipients of broadcasts: who they will be, and who they are. */

import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { hashesOf } from '../../../platform/database/people.ts'
import { insertOfRows, updateOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import type { LeadMerging } from '../../../platform/features/merging.ts'
import { consents } from '../../contacts/consents/rules.ts'
import { type LeadsWanted, leadsMatching } from '../../contacts/leads/rules.ts'
import { leads } from '../../contacts/leads/table.ts'
import { emails } from '../emails/table.ts'
import { formerReason, suppressions } from '../suppressions/rules.ts'
import { leftTopicOf } from '../unsubscribe-page/rules.ts'
import { broadcastRecipients as recipients } from './table.ts'

type Db = Handle<'site'>
export type RecipientRow = typeof recipients.$inferSelect

/** Those who got a broadcast and, as far as anybody knows, did not open it. */
export const notOpened = (broadcast_id: string): SQL => sql`
  select lead_id from ${emails}
  where broadcast_id = ${broadcast_id} and state = 'delivered' and first_opened_at is null and unsubscribed_at is null`

const lastConsent = sql`(
  select kind from ${consents} where ${consents.lead_id} = ${leads.id} order by ${consents.id} desc limit 1)`

/** So many marketing emails since a moment that the site allows no more. */
const capped = ({ most, since }: Cap) => sql`
  (select count(*) from ${emails} where ${emails.lead_id} = ${leads.id} and ${emails.consent_id} is not null
    and ${emails.state} in ('delivered', 'unknown') and ${emails.handed_off_at} > ${since}) >= ${most}`

/** Why a lead gets no marketing email at all; null for those who do. The hand-off checks the same again. */
const exclusion = ({ template_id, cap }: Offer) => sql`case
  when ${leads.mailability} is not 'subscribed' and ${leads.unsubscribed_at} is not null then 'unsubscribed'
  when ${leads.mailability} is not 'subscribed' then 'not_subscribed'
  when exists (select 1 from ${suppressions} where ${suppressions.email_key} = ${leads.email_key}
    and ${suppressions.removed_at} is null) then 'suppressed'
  when ${sql.raw(formerReason('leads.id'))} is not null then 'suppressed'
  when ${leads.confirmation} = 'pending' then 'not_confirmed'
  when ${lastConsent} is not 'given' then 'no_consent'
  when ${template_id === null ? sql`0` : leftTopicOf(leads.id, template_id)} then 'topic_left'
  when ${cap ? capped(cap) : sql`0`} then 'capped'
  end`

export interface Cap {
  most: number
  since: number
}

/** What of a broadcast and its site keeps leads from getting it. */
interface Offer {
  template_id: string | null
  cap: Cap | undefined
}

export interface Candidate {
  id: string
  timezone: string | null
  reason: string | null
}

/** The leads that match, with why they get nothing: asked for previews as for sending. */
const candidates = async (db: Db, wanted: LeadsWanted, offer: Offer, among: SQL = sql`1`): Promise<SQL> => sql`
  select ${leads.id} as id, ${leads.timezone} as timezone, ${exclusion(offer)} as reason
  from ${leads} where ${and(among, await leadsMatching(db, wanted))}`

/** How many of them there are of each zone and reason. */
export async function countCandidates(
  db: Db,
  wanted: LeadsWanted,
  offer: Offer,
): Promise<(Omit<Candidate, 'id'> & { count: number })[]> {
  const rows = await db.all<[string | null, string | null, number]>(sql`
    select timezone, reason, count(*) from (${await candidates(db, wanted, offer)}) group by timezone, reason`)
  return rows.map(([timezone, reason, count]) => ({ timezone, reason, count }))
}

/** The next of them in the order of their ids. */
export async function candidatesAfter(
  db: Db,
  wanted: LeadsWanted,
  { after, until, limit, ...offer }: Offer & { after: string; until: string; limit: number },
): Promise<Candidate[]> {
  const among = sql`${leads.id} > ${after} and ${leads.id} <= ${until}`
  const rows = await db.all<[string, string | null, string | null]>(sql`
    ${await candidates(db, wanted, offer, among)} order by ${leads.id} limit ${limit}`)
  return rows.map(([id, timezone, reason]) => ({ id, timezone, reason }))
}

const insertRecipients = insertOfRows(
  'broadcast_recipients',
  ['broadcast_id', 'lead_id', 'state', 'variant', 'due_at'],
  'on conflict do nothing',
)

export async function addRecipients(tx: Db, rows: readonly RecipientRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.run(
    insertRecipients,
    rows.map(row => [row.broadcast_id, row.lead_id, row.state, row.variant, row.due_at]),
  )
}

type Line = Extract<RecipientRow['state'], 'waiting' | 'rest'>

const inLine = (broadcast_id: string, state: Line) =>
  and(eq(recipients.broadcast_id, broadcast_id), eq(recipients.state, state))

/** The next who are due, earliest first. */
export const dueRecipients = (
  db: Db,
  broadcast_id: string,
  { state, now, limit }: { state: Line; now: number; limit: number },
): Promise<RecipientRow[]> =>
  db
    .select()
    .from(recipients)
    .where(and(inLine(broadcast_id, state), lte(recipients.due_at, now)))
    .orderBy(asc(recipients.due_at), asc(recipients.lead_id))
    .limit(limit)

/** When the next of them is due; null if there are none. */
export async function nextRecipientAt(db: Db, broadcast_id: string, state: Line): Promise<number | null> {
  const [row] = await db
    .select({ due_at: recipients.due_at })
    .from(recipients)
    .where(inLine(broadcast_id, state))
    .orderBy(asc(recipients.due_at))
    .limit(1)
  return row?.due_at ?? null
}

export async function markQueued(tx: Db, broadcast_id: string, lead_ids: readonly string[]): Promise<void> {
  await tx
    .update(recipients)
    .set({ state: 'queued' })
    .where(and(eq(recipients.broadcast_id, broadcast_id), inArray(recipients.lead_id, among(lead_ids))))
}

const among = (ids: readonly string[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`

export async function removeRecipients(tx: Db, broadcast_id: string): Promise<void> {
  await tx.delete(recipients).where(eq(recipients.broadcast_id, broadcast_id))
}

const broadcastsOf = (lead_id: string) => sql`(select broadcast_id from ${recipients} where lead_id = ${lead_id})`

/** Of a broadcast that is for both leads each keeps its own row: the hand-off skips the second email. */
export const mergingRecipients: LeadMerging = {
  what: 'broadcasts',
  count: (db, lead_id) => db.$count(recipients, eq(recipients.lead_id, lead_id)),
  async move(tx, { from, into }) {
    const moved = await tx.all<[string]>(sql`
      select broadcast_id from ${recipients} where lead_id = ${from} and broadcast_id not in ${broadcastsOf(into)}`)
    const ids = moved.map(([id]) => id)
    await rename(tx, ids, from, into)
    return ids
  },
  moveBack: (tx, { from, into }, moved) => rename(tx, moved as string[], into, from),
}

async function rename(tx: Db, broadcast_ids: readonly string[], from: string, into: string): Promise<void> {
  if (broadcast_ids.length === 0) return
  await tx
    .update(recipients)
    .set({ lead_id: into })
    .where(and(eq(recipients.lead_id, from), inArray(recipients.broadcast_id, among(broadcast_ids))))
}

const replaceMany = updateOfRows('broadcast_recipients', 'lead_id', ['hash'], 'lead_id = e.hash')

export const replacePeople = async (tx: Db, people: readonly ErasedPerson[]): Promise<void> =>
  void (await tx.run(replaceMany, hashesOf(people)))
