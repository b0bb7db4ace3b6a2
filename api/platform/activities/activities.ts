/** Writes one entry of the modification history. */
import { sql } from 'drizzle-orm'
import type { Handle, Kind } from '../database/handle.ts'
import { activities } from './table.ts'

export type NewActivity = typeof activities.$inferInsert

const insertActivity = <K extends Kind>(db: Handle<K>) =>
  db
    .insert(activities)
    .values({
      id: sql.placeholder('id'),
      at: sql.placeholder('at'),
      name: sql.placeholder('name'),
      subject_id: sql.placeholder('subject_id'),
      actor_kind: sql.placeholder('actor_kind'),
      actor_id: sql.placeholder('actor_id'),
      account_id: sql.placeholder('account_id'),
      parts: sql.placeholder('parts'),
    })
    .prepare()

export async function recordActivity<K extends Kind>(tx: Handle<K>, activity: NewActivity): Promise<void> {
  await tx
    .prepared(insertActivity<K>)
    .run({ account_id: null, actor_id: null, subject_id: null, parts: null, ...activity })
}
