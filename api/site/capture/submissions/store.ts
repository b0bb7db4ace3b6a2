/** Every query on submissions. */

import { and, eq, getTableName, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto, updateOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { type Away, countUpTo } from '../../../platform/features/news.ts'
import { leadIdsOf } from '../../../platform/features/people.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { idAtPlace } from '../../../platform/runtime/ids.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { submissions } from './submissions-table.ts'

type Db = Handle<'site'>
export type SubmissionRow = typeof submissions.$inferSelect

const insert = insertInto(submissions)

export const insertSubmission = (tx: Db, row: SubmissionRow): Promise<void> => tx.append(insert, [row])

/** The leads that submitted one of these popups, as a query; none named: any. */
export const submittedBy = (popup_ids: readonly string[]): SQL =>
  popup_ids.length === 0
    ? sql`select lead_id from ${submissions}`
    : sql`select lead_id from ${submissions} where popup_id in ${popup_ids}`

/** The submissions of a lead, as a query of ids: from the newest, which the lead names, each names the one before it. */
export const submissionsOfLead = (lead_id: string): SQL => sql`
  with recursive sent(id, previous_id) as (
    select s.id, s.previous_id from ${leads} l join ${submissions} s on s.id = l.last_submission_id where l.id = ${lead_id}
    union all
    select s.id, s.previous_id from sent join ${submissions} s on s.id = sent.previous_id)
  select id from sent`

interface Page extends ListPage {
  popup_id: string | undefined
  lead_id: string | undefined
}

export const pageOfSubmissions = (db: Db, page: Page): Promise<SubmissionRow[]> =>
  db
    .select()
    .from(submissions)
    .where(
      and(
        inPage(submissions, page),
        page.popup_id ? eq(submissions.popup_id, page.popup_id) : undefined,
        page.lead_id ? inArray(submissions.id, sql`(${submissionsOfLead(page.lead_id)})`) : undefined,
      ),
    )
    .orderBy(...listOrder(submissions, page))
    .limit(page.limit + 1)

export async function findSubmission(db: Db, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id))
  return row
}

/** All submissions of these leads, each with its lead, by the way that `submissionsOfLead` goes. */
const sentBy = `
  with recursive sent(id, previous_id, lead) as (
    select s.id, s.previous_id, l.id from json_each(?) g cross join ${getTableName(leads)} l on l.id = g.value
    cross join submissions s on s.id = l.last_submission_id
    union all
    select s.id, s.previous_id, sent.lead from sent cross join submissions s on s.id = sent.previous_id)
  select id, lead from sent`
const nothing =
  "\"values\" = '{}', differing = '[]', unknown = '[]', page_url = null, referrer = null, locale = null, timezone = null"
const replaceMany = updateOfRows('submissions', 'id', ['hash'], `${nothing}, lead_id = e.hash`)

export async function replacePeople(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  const hashes = new Map(people.map(({ lead_id, hash }) => [lead_id, hash]))
  const sent = await tx.all<[string, string]>(sentBy, [leadIdsOf(people)])
  if (sent.length > 0)
    await tx.run(
      replaceMany,
      sent.map(([id, lead_id]) => [id, hashes.get(lead_id)]),
    )
}

export interface SlotQuery {
  popup_id: string | undefined
  /** Instants, the end left out. */
  from: number
  to: number
}

const slotsOf = (where: string) => `select at / ? as slot, count(*) from submissions
  where ${where} at >= ? and at < ? group by slot`
const slotsOfPopup = slotsOf('popup_id = ? and')
const slotsOfSite = slotsOf('')

/** How many came in each so long stretch of time. */
export async function submissionSlots(db: Db, { popup_id, from, to }: SlotQuery, slot_ms: number) {
  const rows =
    popup_id === undefined
      ? await db.all(slotsOfSite, [slot_ms, from, to])
      : await db.all(slotsOfPopup, [slot_ms, popup_id, from, to])
  return rows.map(([slot, count]) => ({ slot: Number(slot), count: Number(count) }))
}

export const countSubmittedSince = (db: Db, { after, most }: Away): Promise<number> =>
  countUpTo(db, most, submissions, gt(submissions.id, idAtPlace('submission', after)))
