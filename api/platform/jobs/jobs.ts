/** Enqueueing, claiming and completing jobs. Completing needs the fence that the claim gave. */
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Handle, Kind } from '../database/handle.ts'
import { jobs } from './table.ts'

export type Job = typeof jobs.$inferSelect

export interface NewJob {
  kind: string
  subject_id: string
  due_at: number
  payload?: Record<string, unknown>
}

const insertJob = <K extends Kind>(db: Handle<K>) =>
  db
    .insert(jobs)
    .values({
      kind: sql.placeholder('kind'),
      subject_id: sql.placeholder('subject_id'),
      due_at: sql.placeholder('due_at'),
      lease_until: null,
      fence: 0,
      attempts: 0,
      payload: sql.placeholder('payload'),
      created_at: sql.placeholder('created_at'),
    })
    .onConflictDoNothing()
    .prepare()

/** One job for each kind and subject: a second call changes nothing. */
export async function enqueue<K extends Kind>(tx: Handle<K>, job: NewJob, now: number): Promise<void> {
  await tx.prepared(insertJob<K>).run({ ...job, payload: job.payload ?? null, created_at: now })
}

/** Takes due jobs of a kind under a lease. A job whose lease ran out is taken again under a higher fence. */
export async function claim<K extends Kind>(
  tx: Handle<K>,
  kind: string,
  options: { now: number; lease_ms: number; limit: number },
): Promise<Job[]> {
  const due = await tx
    .select({ subject_id: jobs.subject_id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, kind),
        lte(jobs.due_at, options.now),
        or(isNull(jobs.lease_until), lte(jobs.lease_until, options.now)),
      ),
    )
    .orderBy(asc(jobs.due_at))
    .limit(options.limit)
  if (due.length === 0) return []
  return tx
    .update(jobs)
    .set({
      lease_until: options.now + options.lease_ms,
      fence: sql`${jobs.fence} + 1`,
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(
      and(
        eq(jobs.kind, kind),
        inArray(
          jobs.subject_id,
          due.map(d => d.subject_id),
        ),
      ),
    )
    .returning()
}

const holdsFence = <K extends Kind>(db: Handle<K>) =>
  db
    .select({ fence: jobs.fence })
    .from(jobs)
    .where(and(eq(jobs.kind, sql.placeholder('kind')), eq(jobs.subject_id, sql.placeholder('subject_id'))))
    .prepare()

const deleteJob = <K extends Kind>(db: Handle<K>) =>
  db
    .delete(jobs)
    .where(and(eq(jobs.kind, sql.placeholder('kind')), eq(jobs.subject_id, sql.placeholder('subject_id'))))
    .prepare()

/** False if another claim has overtaken this one; then nothing of its outcome may be written. */
export async function stillHeld<K extends Kind>(tx: Handle<K>, job: Job): Promise<boolean> {
  const row = await tx.prepared(holdsFence<K>).get({ kind: job.kind, subject_id: job.subject_id })
  return row?.fence === job.fence
}

export async function removeJob<K extends Kind>(tx: Handle<K>, kind: string, subject_id: string): Promise<void> {
  await tx.prepared(deleteJob<K>).run({ kind, subject_id })
}

/** Gives a job back, to be taken again at a later moment. */
export async function postpone<K extends Kind>(tx: Handle<K>, job: Job, due_at: number): Promise<void> {
  await tx
    .update(jobs)
    .set({ due_at, lease_until: null })
    .where(and(eq(jobs.kind, job.kind), eq(jobs.subject_id, job.subject_id)))
}

/** After a start nothing is under way any more: leases of the process before are void. */
export async function releaseLeases<K extends Kind>(tx: Handle<K>): Promise<void> {
  await tx.update(jobs).set({ lease_until: null }).where(sql`${jobs.lease_until} is not null`)
}

const firstFree = <K extends Kind>(db: Handle<K>) =>
  db
    .select({ at: jobs.due_at })
    .from(jobs)
    .where(and(eq(jobs.kind, sql.placeholder('kind')), isNull(jobs.lease_until)))
    .orderBy(asc(jobs.due_at))
    .limit(1)
    .prepare()

const firstLease = <K extends Kind>(db: Handle<K>) =>
  db
    .select({ at: jobs.lease_until })
    .from(jobs)
    .where(and(eq(jobs.kind, sql.placeholder('kind')), isNotNull(jobs.lease_until)))
    .orderBy(asc(jobs.lease_until))
    .limit(1)
    .prepare()

/** When the next job of a kind is due, or a lease runs out; null if there is none. Each kind is two looks at an index. */
export async function nextDue<K extends Kind>(db: Handle<K>, kinds: readonly string[]): Promise<number | null> {
  let earliest: number | null = null
  for (const kind of kinds) {
    const free = await db.prepared(firstFree<K>).get({ kind })
    const leased = await db.prepared(firstLease<K>).get({ kind })
    for (const at of [free?.at, leased?.at]) {
      if (at !== undefined && at !== null && (earliest === null || at < earliest)) earliest = at
    }
  }
  return earliest
}

/** When the next job of any kind is due; null if there is none. */
export async function nextDueOfAll<K extends Kind>(db: Handle<K>): Promise<number | null> {
  const [row] = await db.select({ at: sql<number | null>`min(${jobs.due_at})` }).from(jobs)
  return row?.at ?? null
}
