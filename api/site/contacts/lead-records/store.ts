/** Reading and writing single leads: the hot path of captures. Lists are in store-lists.ts. */
import { eq, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto, rowsOf, updateOfRows } from '../../../platform/database/statements.ts'
import { events } from '../../../platform/events/table.ts'
import { foldedFields, ownFieldNames } from './fields.ts'
import { leads } from './table.ts'

type Db = Handle<'site'>
export type LeadRow = typeof leads.$inferSelect

const idByKey = 'select id from leads where email_key = ?'

/** Most captures are new leads, so a row is read only if there is one. */
export async function findLeadByKey(db: Db, email_key: string): Promise<LeadRow | undefined> {
  const [id] = (await db.one(idByKey, [email_key])) ?? []
  return typeof id === 'string' ? findLead(db, id) : undefined
}

const byId = rowsOf(leads, 'where id = ?')

export const findLead = (db: Db, id: string): Promise<LeadRow | undefined> => db.one(byId, [id])

/** Inserts a lead; these columns keep their defaults. */
const insert = insertInto(
  leads,
  'last_contacted_at',
  'opens',
  'clicks',
  'last_opened_at',
  'last_clicked_at',
  'replies',
  'last_replied_at',
  'confirmation_asked_at',
  'confirmed_at',
  'version',
)

export async function insertLead(tx: Db, row: LeadRow): Promise<void> {
  await tx.run(insert, [row])
}

const saved = [
  'email',
  'email_key',
  ...ownFieldNames,
  ...foldedFields.map(field => `${field}_key` as const),
  'last_name_sort',
  'search_key',
  'mailability',
  'unsubscribed_at',
  'confirmation',
  'last_activity_at',
  'last_submission_id',
  'version',
  'updated_at',
] as const satisfies (keyof LeadRow)[]
const update = `update leads set ${saved.map(name => `${name} = ?`).join(', ')} where id = ?`

export async function saveLead(tx: Db, row: LeadRow): Promise<void> {
  await tx.run(update, [...saved.map(name => row[name]), row.id])
}

const note = `
  update leads set updated_at = ?, version = version + 1 where id in (select value from json_each(?))`

/** Raises `updated_at` after a change to something that is stored outside the lead's row. */
export async function noteChanges(tx: Db, ids: readonly string[], at: number): Promise<void> {
  await tx.run(note, [at, JSON.stringify(ids)])
}

const touch = 'update leads set last_activity_at = max(last_activity_at, ?) where id = ?'

export async function touchLead(tx: Db, id: string, at: number): Promise<void> {
  await tx.run(touch, [at, id])
}

const submitted = 'update leads set last_activity_at = max(last_activity_at, ?), last_submission_id = ? where id = ?'

/** The same after a form submission. */
export async function noteSubmission(tx: Db, id: string, submission_id: string | null, at: number): Promise<void> {
  await tx.run(submitted, [at, submission_id, id])
}

/** Which of the ids exist. */
export async function knownLeads(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.all<[string]>(
    sql`select id from leads where id in (select value from json_each(${JSON.stringify(ids)}))`,
  )
  return new Set(rows.map(([id]) => id))
}

const updateContacts = updateOfRows(
  'leads',
  'id',
  ['at'],
  'last_contacted_at = max(coalesce(last_contacted_at, 0), e.at)',
)

/** Notes when messages went to leads. */
export async function countContacts(tx: Db, contacts: readonly { lead_id: string; at: number }[]): Promise<void> {
  const latest = new Map<string, number>()
  for (const { lead_id, at } of contacts) latest.set(lead_id, Math.max(at, latest.get(lead_id) ?? 0))
  if (latest.size === 0) return
  await tx.run(updateContacts, [...latest])
}

/** Counts a person's opens, clicks and emails that they replied to. `again`: the email is counted already. */
export async function countMail(
  tx: Db,
  id: string,
  what: 'opened' | 'clicked' | 'replied',
  at: number,
  again = false,
): Promise<void> {
  const added = again ? 0 : 1
  const latest = (column: AnySQLiteColumn) => sql`max(coalesce(${column}, 0), ${at})`
  // The verdict on a hit comes some time after the hit.
  const active = { last_activity_at: latest(leads.last_activity_at) }
  const sets = {
    opened: { opens: sql`${leads.opens} + ${added}`, last_opened_at: latest(leads.last_opened_at) },
    clicked: { clicks: sql`${leads.clicks} + ${added}`, last_clicked_at: latest(leads.last_clicked_at) },
    replied: { replies: sql`${leads.replies} + ${added}`, last_replied_at: latest(leads.last_replied_at) },
  }
  await tx
    .update(leads)
    .set({ ...sets[what], ...active })
    .where(eq(leads.id, id))
}

const endMany = updateOfRows(
  'leads',
  'id',
  ['left_at', 'at'],
  "mailability = 'unsubscribed', unsubscribed_at = e.left_at, updated_at = e.at, version = version + 1",
)

/** Ends marketing email to leads, each as of its moment. */
export const endMailability = async (
  tx: Db,
  ended: readonly { lead_id: string; left_at: number }[],
  at: number,
): Promise<void> =>
  void (await tx.run(
    endMany,
    ended.map(({ lead_id, left_at }) => [lead_id, left_at, at]),
  ))

const subscribedAmong = `
  select id from leads where id in (select value from json_each(?)) and unsubscribed_at is null order by id`

/** Those of the leads that have not withdrawn, in the order of their ids. */
export const notWithdrawn = async (db: Db, lead_ids: readonly string[]): Promise<string[]> =>
  (await db.all(subscribedAmong, [JSON.stringify(lead_ids)])).map(([id]) => String(id))

const deleteMany = 'delete from leads where id in (select value from json_each(?))'

/** Removes the rows and what hangs on them, and the values that events quote. */
export async function removeLeads(tx: Db, ids: readonly string[]): Promise<void> {
  const given = JSON.stringify(ids)
  await tx.run(deleteMany, [given])
  await tx.update(events).set({ data: {} }).where(sql`${events.lead_id} in (select value from json_each(${given}))`)
}
