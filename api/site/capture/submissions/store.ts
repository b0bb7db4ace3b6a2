/** Every query on submissions. */
import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto } from '../../../platform/database/statements.ts'
import { type Away, countUpTo } from '../../../platform/features/news.ts'
import { idAtPlace } from '../../../platform/ids.ts'
import { leads } from '../../contacts/leads/table.ts'
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

interface Page {
  after: string | null
  limit: number
  popup_id: string | undefined
  lead_id: string | undefined
}

export const pageOfSubmissions = (db: Db, page: Page): Promise<SubmissionRow[]> =>
  db
    .select()
    .from(submissions)
    .where(
      and(
        page.after ? lt(submissions.id, page.after) : undefined,
        page.popup_id ? eq(submissions.popup_id, page.popup_id) : undefined,
        page.lead_id ? inArray(submissions.id, sql`(${submissionsOfLead(page.lead_id)})`) : undefined,
      ),
    )
    .orderBy(desc(submissions.id))
    .limit(page.limit + 1)

export async function findSubmission(db: Db, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id))
  return row
}

export async function replacePerson(tx: Db, lead_id: string, hash: string): Promise<void> {
  const nothing = {
    values: {},
    differing: [],
    unknown: [],
    page_url: null,
    referrer: null,
    locale: null,
    timezone: null,
  }
  await tx
    .update(submissions)
    .set({ ...nothing, lead_id: hash })
    .where(inArray(submissions.id, sql`(${submissionsOfLead(lead_id)})`))
}

export interface SlotsWanted {
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
export async function submissionSlots(db: Db, { popup_id, from, to }: SlotsWanted, slot_ms: number) {
  const rows =
    popup_id === undefined
      ? await db.all(slotsOfSite, [slot_ms, from, to])
      : await db.all(slotsOfPopup, [slot_ms, popup_id, from, to])
  return rows.map(([slot, count]) => ({ slot: Number(slot), count: Number(count) }))
}

export const countSubmittedSince = (db: Db, { after, most }: Away): Promise<number> =>
  countUpTo(db, most, submissions, gt(submissions.id, idAtPlace('submission', after)))
