/** Every query on the consent ledger. Rows are appended; only erasing touches one again. */
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { appender } from '../../../platform/database/insert.ts'
import { consents } from './table.ts'

type Db = Handle<'site'>
export type ConsentRow = typeof consents.$inferSelect

const insert = appender(consents, 'seq')

export const insertConsent = (tx: Db, row: Omit<ConsentRow, 'seq'>): Promise<void> => insert(tx, [row])

const latest = (db: Db) =>
  db
    .select()
    .from(consents)
    .where(eq(consents.lead_id, sql.placeholder('lead_id')))
    .orderBy(desc(consents.seq))
    .limit(1)
    .prepare()

export const latestConsent = (db: Db, lead_id: string): Promise<ConsentRow | undefined> =>
  db.prepared(latest).get({ lead_id })

export const pageOfConsents = (db: Db, page: { lead_id: string; after: number | null; limit: number }) =>
  db
    .select()
    .from(consents)
    .where(and(eq(consents.lead_id, page.lead_id), page.after === null ? undefined : lt(consents.seq, page.after)))
    .orderBy(desc(consents.seq))
    .limit(page.limit + 1)

export async function replacePerson(tx: Db, lead_id: string, hash: string): Promise<void> {
  await tx
    .update(consents)
    .set({ lead_id: hash, page_url: null, ip: null, email_id: null })
    .where(eq(consents.lead_id, lead_id))
}
