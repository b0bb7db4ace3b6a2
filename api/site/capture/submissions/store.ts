/** Every query on submissions. */
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { appender } from '../../../platform/database/insert.ts'
import { submissions } from './table.ts'

type Db = Handle<'site'>
export type SubmissionRow = typeof submissions.$inferSelect

const insert = appender(submissions)

export const insertSubmission = (tx: Db, row: SubmissionRow): Promise<void> => insert(tx, [row])

/** The leads that submitted one of these popups, as a query; none named: any. */
export const submittedBy = (popup_ids: readonly string[]): SQL =>
  popup_ids.length === 0
    ? sql`select lead_id from ${submissions}`
    : sql`select lead_id from ${submissions} where popup_id in ${popup_ids}`

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
        page.lead_id ? eq(submissions.lead_id, page.lead_id) : undefined,
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
    .where(eq(submissions.lead_id, lead_id))
}
