/**
 * The submissions of two leads that become one. Each names the one before it: the other's follow the first of the lead
 * that stays.
 */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { LeadMerging } from '../../../platform/features/merging.ts'
import { submissionsOfLead } from './store.ts'
import { submissions } from './submissions-table.ts'

const idsOf = async (db: Handle<'site'>, lead_id: string): Promise<string[]> =>
  (await db.all<[string]>(submissionsOfLead(lead_id))).map(([id]) => id)

const named = (ids: readonly unknown[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`

export const mergingSubmissions: LeadMerging = {
  what: 'submissions',
  count: async (db, { from }) => (await idsOf(db, from)).length,
  async move(tx, { from, into }) {
    const [theirs, own] = [await idsOf(tx, from), await idsOf(tx, into)]
    const [newest] = theirs
    if (newest === undefined) return []
    await tx
      .update(submissions)
      .set({ lead_id: into })
      .where(inArray(submissions.id, named(theirs)))
    const first = own.at(-1)
    if (first !== undefined) await tx.update(submissions).set({ previous_id: newest }).where(eq(submissions.id, first))
    return theirs
  },
  async moveBack(tx, { from, into }, theirs) {
    const [newest] = theirs as string[]
    if (newest === undefined) return
    const link = and(eq(submissions.lead_id, into), eq(submissions.previous_id, newest))
    await tx.update(submissions).set({ previous_id: null }).where(link)
    const back = and(eq(submissions.lead_id, into), inArray(submissions.id, named(theirs)))
    await tx.update(submissions).set({ lead_id: from }).where(back)
  },
}
