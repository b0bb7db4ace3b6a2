/** Every query on what actions changed. */
import { and, asc, count, eq, gt } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto } from '../../../platform/database/statements.ts'
import type { LeadMerge } from '../../../platform/features/lead-merge.ts'
import { idAtPlace, placeOfId } from '../../../platform/runtime/ids.ts'
import { withOwnValue } from './field-before.ts'
import { leadActionRows } from './rows-table.ts'

type Db = Handle<'site'>

/** A lead that an action changed, and what was before. */
export interface ChangedLead<B = unknown> {
  lead_id: string
  before: B
}

const insert = insertInto(leadActionRows)

export async function insertChanged(tx: Db, operation_id: string, changed: readonly ChangedLead[]): Promise<void> {
  if (changed.length === 0) return
  await tx.run(
    insert,
    changed.map(({ lead_id, before }) => ({ operation_id, lead_id, before })),
  )
}

export async function changedAfter(
  db: Db,
  operation_id: string,
  page: { after: string; limit: number },
): Promise<ChangedLead[]> {
  return db
    .select({ lead_id: leadActionRows.lead_id, before: leadActionRows.before })
    .from(leadActionRows)
    .where(and(eq(leadActionRows.operation_id, operation_id), gt(leadActionRows.lead_id, page.after)))
    .orderBy(asc(leadActionRows.lead_id))
    .limit(page.limit)
}

export async function countChanged(db: Db, operation_id: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(leadActionRows)
    .where(eq(leadActionRows.operation_id, operation_id))
  return row?.count ?? 0
}

/** Rows go with their lead when it is merged, and come back with it. */
export const mergingChanged: LeadMerge = {
  async separate(tx, { into, merge_id, filled }) {
    if (filled.length === 0) return []
    const since = idAtPlace('operation', placeOfId(merge_id))
    const which = and(eq(leadActionRows.lead_id, into), gt(leadActionRows.operation_id, since))
    for (const { operation_id, lead_id, before } of await tx.select().from(leadActionRows).where(which)) {
      const own = withOwnValue(before, filled)
      const row = and(eq(leadActionRows.operation_id, operation_id), eq(leadActionRows.lead_id, lead_id))
      if (own !== before) await tx.update(leadActionRows).set({ before: own }).where(row)
    }
    return []
  },
  what: 'lead_actions',
  count: async () => 0,
  move: (tx, { from }) =>
    tx
      .select({ operation_id: leadActionRows.operation_id, before: leadActionRows.before })
      .from(leadActionRows)
      .where(eq(leadActionRows.lead_id, from)),
  async moveBack(tx, { from }, moved) {
    const rows = moved as readonly Omit<typeof leadActionRows.$inferSelect, 'lead_id'>[]
    if (rows.length > 0)
      await tx.run(
        insert,
        rows.map(row => ({ ...row, lead_id: from })),
      )
  },
}

const nextOperation = 'select min(operation_id) from lead_action_rows where operation_id > ?'

/** The operations that have rows here, one after another. */
export async function operationAfter(db: Db, operation_id: string): Promise<string | null> {
  const [id] = (await db.one(nextOperation, [operation_id])) ?? []
  return typeof id === 'string' ? id : null
}

const removeSome = `
  delete from lead_action_rows where operation_id = ? and lead_id in
  (select lead_id from lead_action_rows where operation_id = ? order by lead_id limit ?)`

/** Removes so many rows of an operation; answers how many there were. */
export const removeChanged = (tx: Db, operation_id: string, limit: number): Promise<number> =>
  tx.run(removeSome, [operation_id, operation_id, limit])
