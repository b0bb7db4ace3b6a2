/** Every query on the notices of services, which wait until their contacts are read. */
import { and, asc, eq } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows } from '../../../platform/database/statements.ts'
import { syncNotices } from './table.ts'

type Db = Handle<'site'>
export type NoticeRow = typeof syncNotices.$inferSelect

const putNotices = insertOfRows(
  'sync_notices',
  ['connection_id', 'email_key', 'email', 'previous_email', 'at'],
  `on conflict (connection_id, email_key) do update set
    previous_email = coalesce(excluded.previous_email, previous_email), at = excluded.at`,
)

export async function addNotices(tx: Db, rows: readonly NoticeRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.run(
    putNotices,
    rows.map(row => [row.connection_id, row.email_key, row.email, row.previous_email, row.at]),
  )
}

export const countNotices = (db: Db, connection_id: string): Promise<number> =>
  db.$count(syncNotices, eq(syncNotices.connection_id, connection_id))

export const someNotices = (db: Db, connection_id: string, limit: number): Promise<NoticeRow[]> =>
  db
    .select()
    .from(syncNotices)
    .where(eq(syncNotices.connection_id, connection_id))
    .orderBy(asc(syncNotices.at))
    .limit(limit)

/** One that came again meanwhile stays. */
export async function removeNotice(tx: Db, { connection_id, email_key, at }: NoticeRow): Promise<void> {
  await tx
    .delete(syncNotices)
    .where(
      and(eq(syncNotices.connection_id, connection_id), eq(syncNotices.email_key, email_key), eq(syncNotices.at, at)),
    )
}
