/** The runs of two leads that become one. Where both are in a journey, the run of the lead that goes is stopped. */
import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { LeadMerging } from '../../../platform/features/merging.ts'
import { stopRunsNamed } from './rules.ts'
import { runs } from './table.ts'

const named = (ids: readonly unknown[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`

/** The live runs of a lead in journeys in which another has one too. */
async function liveInBoth(db: Handle<'site'>, lead_id: string, other_id: string): Promise<string[]> {
  const others = db
    .select({ id: runs.journey_id })
    .from(runs)
    .where(and(eq(runs.lead_id, other_id), isNull(runs.ended_at)))
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.lead_id, lead_id), isNull(runs.ended_at), inArray(runs.journey_id, others)))
  return rows.map(({ id }) => id)
}

const moving = (lead_id: string, doubled: readonly string[]) =>
  and(eq(runs.lead_id, lead_id), not(inArray(runs.id, named(doubled))))

export const mergingRuns: LeadMerging = {
  what: 'runs',
  count: async (db, { from, into }) => db.$count(runs, moving(from, await liveInBoth(db, from, into))),
  async move(tx, { from, into, now }) {
    const doubled = await liveInBoth(tx, from, into)
    await stopRunsNamed(tx, doubled, 'lead_merged', now)
    const which = moving(from, doubled)
    const ids = (await tx.select({ id: runs.id }).from(runs).where(which)).map(({ id }) => id)
    await tx.update(runs).set({ lead_id: into }).where(which)
    return ids
  },
  async moveBack(tx, { from, into }, moved) {
    const back = and(eq(runs.lead_id, into), inArray(runs.id, named(moved)))
    await tx.update(runs).set({ lead_id: from }).where(back)
  },
}
