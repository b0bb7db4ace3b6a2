/** What merging does with the rows of the two leads themselves, and with their events. */
import { and, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto } from '../../../platform/database/statements.ts'
import { events } from '../../../platform/events/table.ts'
import type { Merge, MergeParts } from '../../../platform/features/lead-merge.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { findLeadByKey, type LeadRow } from './store.ts'
import { leads } from './table.ts'

type Db = Handle<'site'>

const insert = insertInto(leads)

export const insertRow = async (tx: Db, row: LeadRow): Promise<void> => void (await tx.run(insert, [row]))

/** The newest submission is not written: it is written where submissions move. */
export async function replaceRow(tx: Db, row: LeadRow): Promise<void> {
  const { id, last_submission_id: _, ...written } = row
  await tx.update(leads).set(written).where(eq(leads.id, id))
}

/** Only the row, and what goes with it: everything else has moved. */
export async function removeRow(tx: Db, id: string): Promise<void> {
  await tx.delete(leads).where(eq(leads.id, id))
}

/** 409 where a third lead has the address by now. */
export async function requireFree(tx: Db, { email }: LeadRow, own_ids: readonly string[]): Promise<void> {
  const other = await findLeadByKey(tx, emailKey(email))
  if (!other || own_ids.includes(other.id)) return
  throw problem('lead_exists', { blockers: [{ type: 'lead', id: other.id, name: other.email }] })
}

export async function moveEvents(tx: Db, { from, into }: Merge): Promise<MergeParts> {
  const rows = await tx.select({ seq: events.seq }).from(events).where(eq(events.lead_id, from))
  if (rows.length > 0) await tx.update(events).set({ lead_id: into }).where(eq(events.lead_id, from))
  return rows.map(({ seq }) => seq)
}

export async function moveEventsBack(tx: Db, { from, into }: Merge, moved: MergeParts): Promise<void> {
  const which = inArray(events.seq, sql`(select value from json_each(${JSON.stringify(moved)}))`)
  await tx
    .update(events)
    .set({ lead_id: from })
    .where(and(eq(events.lead_id, into), which))
}

/** Events of a lead since a moment that are about one of these things, or name it as their submission. */
export async function moveEventsAbout(
  tx: Db,
  { from, into, since }: Pick<Merge, 'from' | 'into'> & { since: number },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const among = sql`(select value from json_each(${JSON.stringify(ids)}))`
  const isAbout = or(inArray(events.subject_id, among), inArray(sql`${events.data} ->> 'submission_id'`, among))
  await tx
    .update(events)
    .set({ lead_id: from })
    .where(and(eq(events.lead_id, into), gte(events.at, since), isAbout))
}

/** Columns by the event that counts in them. An email counts as replied to once, by its first reply. */
const counts = [
  { name: 'email.opened', column: 'opens', last: 'last_opened_at', once: 0 },
  { name: 'email.clicked', column: 'clicks', last: 'last_clicked_at', once: 0 },
  { name: 'email.replied', column: 'replies', last: 'last_replied_at', once: 1 },
] as const
const countsSince = `select count(case when ?4 = 0 or not exists (
    select 1 from events b where b.lead_id = e.lead_id and b.name = e.name and b.subject_id = e.subject_id and b.seq < e.seq
  ) then 1 end), max(at) from events e where lead_id = ?1 and at >= ?2 and name = ?3`

/** Opens, clicks and replies of a lead whose events have moved: those that it had before a moment, and those since. */
export async function recountMail(tx: Db, before: LeadRow, since: number): Promise<void> {
  const row: Partial<LeadRow> = {}
  for (const { name, column, last, once } of counts) {
    const [added, latest] = (await tx.one(countsSince, [before.id, since, name, once])) as [number, number | null]
    Object.assign(row, { [column]: before[column] + added, [last]: latest ?? before[last] })
  }
  await tx.update(leads).set(row).where(eq(leads.id, before.id))
}

/** The newest submission of a lead. */
export async function setLastSubmission(tx: Db, id: string, last_submission_id: string | null): Promise<void> {
  await tx.update(leads).set({ last_submission_id }).where(eq(leads.id, id))
}
