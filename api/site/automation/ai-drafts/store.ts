/** Every query on texts that the AI wrote. */

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { updateOfRows } from '../../../platform/database/statements.ts'
import { latestIn } from '../../../platform/features/attention.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { movedByKey } from '../../../platform/features/lead-merge.ts'
import { hashesOf, theirs } from '../../../platform/features/people.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { jobs } from '../../../platform/jobs/table.ts'
import { journeys } from '../journey-records/table.ts'
import { runs } from '../runs/table.ts'
import { writeEmailJob } from './jobs.ts'
import { aiDrafts } from './table.ts'

type Db = Handle<'site'>
export type DraftRow = typeof aiDrafts.$inferSelect

export async function insertDrafts(tx: Db, rows: readonly DraftRow[]): Promise<Set<string>> {
  const inserted = await tx
    .insert(aiDrafts)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: aiDrafts.id })
  return new Set(inserted.map(row => row.id))
}

export async function findDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(aiDrafts).where(eq(aiDrafts.id, id))
  return row
}

export async function findDraftOf(db: Db, run_id: string, sequence: number): Promise<DraftRow | undefined> {
  const [row] = await db
    .select()
    .from(aiDrafts)
    .where(and(eq(aiDrafts.run_id, run_id), eq(aiDrafts.sequence, sequence)))
  return row
}

export async function saveDraft(tx: Db, id: string, set: Partial<DraftRow>): Promise<void> {
  await tx
    .update(aiDrafts)
    .set({ ...set, version: sql`${aiDrafts.version} + 1` })
    .where(eq(aiDrafts.id, id))
}

/** The last draft of each step of these runs. */
export async function draftsOfSteps(
  db: Db,
  steps: readonly { run_id: string; step_id: string }[],
): Promise<Map<string, DraftRow>> {
  const wanted = JSON.stringify(steps.map(s => `${s.run_id} ${s.step_id}`))
  const runs = JSON.stringify([...new Set(steps.map(s => s.run_id))])
  const rows = await db
    .select()
    .from(aiDrafts)
    .where(
      sql`${aiDrafts.run_id} in (select value from json_each(${runs}))
        and ${aiDrafts.run_id} || ' ' || ${aiDrafts.step_id} in (select value from json_each(${wanted}))`,
    )
    .orderBy(aiDrafts.sequence)
  return new Map(rows.map(row => [`${row.run_id} ${row.step_id}`, row]))
}

/** Drafts of runs that have ended need no approval. */
const toDecide = and(
  eq(aiDrafts.status, 'awaiting_approval'),
  sql`exists (select 1 from ${runs} where ${runs.id} = ${aiDrafts.run_id} and ${runs.ended_at} is null)`,
)

export interface DraftFilter {
  status?: DraftRow['status'] | undefined
  journey_id?: string | undefined
  run_id?: string | undefined
  lead_id?: string | undefined
}

export async function pageOfDrafts(db: Db, filter: DraftFilter, page: ListPage): Promise<DraftRow[]> {
  const { status, journey_id, run_id, lead_id } = filter
  return db
    .select()
    .from(aiDrafts)
    .where(
      and(
        inPage(aiDrafts, page),
        status === 'awaiting_approval' ? toDecide : status && eq(aiDrafts.status, status),
        journey_id ? eq(aiDrafts.journey_id, journey_id) : undefined,
        run_id ? eq(aiDrafts.run_id, run_id) : undefined,
        lead_id ? eq(aiDrafts.lead_id, lead_id) : undefined,
      ),
    )
    .orderBy(...listOrder(aiDrafts, page))
    .limit(page.limit + 1)
}

/** Whether the run is still on its way, and whether its journey is paused. */
export async function runStands(db: Db, run_id: string): Promise<{ live: boolean; paused: boolean }> {
  const [row] = await db.all<[number, number]>(sql`
    select r.ended_at is null, j.paused_at is not null from ${runs} r join ${journeys} j on j.id = r.journey_id
    where r.id = ${run_id}`)
  return { live: row?.[0] === 1, paused: row?.[1] === 1 }
}

/** Drafts that wait for a reason are looked at again now. */
export async function lookAgain(tx: Db, reason: string, now: number): Promise<void> {
  tx.announce('jobs')
  await tx
    .update(jobs)
    .set({ due_at: now })
    .where(
      sql`${jobs.type} = ${writeEmailJob.type} and ${jobs.lease_until} is null and exists
        (select 1 from ai_drafts d where d.id = ${jobs.subject_id} and d.reason = ${reason})`,
    )
}

export async function countReason(db: Db, reason: string): Promise<number> {
  const [row] = await db.all<[number]>(
    sql`select count(*) from ai_drafts where status = 'queued' and reason = ${reason}`,
  )
  return row?.[0] ?? 0
}

const replaceMany = updateOfRows('ai_drafts', 'lead_id', ['hash'], 'lead_id = e.hash, subject = null, text = null')

/** Erases the texts for people, and ends drafts in progress. */
export async function replacePeople(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  await tx
    .update(aiDrafts)
    .set({ status: 'failed', reason: 'lead_erased' })
    .where(and(inArray(aiDrafts.lead_id, theirs(people)), inArray(aiDrafts.status, ['queued', 'awaiting_approval'])))
  await tx.run(replaceMany, hashesOf(people))
}

export const countToDecide = (db: Db): Promise<number> => db.$count(aiDrafts, toDecide)
export const latestToDecide = latestIn(aiDrafts.written_at, toDecide)

export const mergingDrafts = movedByKey('ai_drafts', aiDrafts, aiDrafts.id)
