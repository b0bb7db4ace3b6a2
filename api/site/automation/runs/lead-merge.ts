/**
 * The runs of two leads that become one. Where both are in a journey, the run of the lead that goes is stopped; it goes on once
 * the merge is undone.
 */

import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Wait } from '../../../../workflows/core/state.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { LeadMerge } from '../../../platform/features/lead-merge.ts'
import { journeys } from '../journey-records/table.ts'
import { leaveInputs, stopRunsNamed } from './rules.ts'
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

/** A run that a merge stops, and the wait in which it was. */
interface StoppedRun {
  run_id: string
  wait: Wait | null
}

async function waitsOf(tx: Handle<'site'>, ids: readonly string[]): Promise<StoppedRun[]> {
  const rows = await tx
    .select({ run_id: runs.id, state: runs.state })
    .from(runs)
    .where(inArray(runs.id, named(ids)))
  return rows.map(({ run_id, state }) => ({ run_id, wait: state.wait }))
}

/** Whoever switched a journey off since has ended its runs too. */
async function inJourneysThatAreOn(tx: Handle<'site'>, lead_id: string, stopped: readonly StoppedRun[]) {
  if (stopped.length === 0) return []
  const on = tx.select({ id: journeys.id }).from(journeys).where(eq(journeys.status, 'on'))
  const rows = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(
      and(
        eq(runs.lead_id, lead_id),
        inArray(runs.id, named(stopped.map(({ run_id }) => run_id))),
        inArray(runs.journey_id, on),
      ),
    )
  const there = new Set(rows.map(({ id }) => id))
  return stopped.filter(({ run_id }) => there.has(run_id))
}

export const mergingRuns: LeadMerge = {
  what: 'runs',
  count: async (db, { from, into }) => db.$count(runs, moving(from, await liveInBoth(db, from, into))),
  async move(tx, { from, into, now }) {
    const doubled = await liveInBoth(tx, from, into)
    const stopped = await waitsOf(tx, doubled)
    await stopRunsNamed(tx, doubled, 'lead_merged', now)
    const which = moving(from, doubled)
    const ids = (await tx.select({ id: runs.id }).from(runs).where(which)).map(({ id }) => id)
    await tx.update(runs).set({ lead_id: into }).where(which)
    return [...ids, ...stopped]
  },
  async moveBack(tx, { from, into, now }, moved) {
    const back = and(eq(runs.lead_id, into), inArray(runs.id, named(moved.filter(one => typeof one === 'string'))))
    await tx.update(runs).set({ lead_id: from }).where(back)
    const stopped = moved.filter(one => typeof one === 'object') as readonly StoppedRun[]
    const there = await inJourneysThatAreOn(tx, from, stopped)
    await leaveInputs(
      tx,
      there.map(({ run_id, wait }) => ({
        run_id,
        input: { type: 'event', at: now, event: { type: 'reinstated', reason: 'merge_undone', wait } },
      })),
    )
  },
}
