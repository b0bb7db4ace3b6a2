/** Enqueueing, claiming and completing jobs. Completing needs the fence that the claim gave. */
import { and, eq, sql } from 'drizzle-orm'
import type { Handle, Kind } from '../database/handle.ts'
import { insertOfRows } from '../database/statements.ts'
import type { JobDefinition, NewJob } from './define.ts'
import { type Job, jobs } from './table.ts'

export type { Job } from './table.ts'

const insertJobs = insertOfRows(
  'jobs',
  ['type', 'subject_id', 'due_at', 'lease_until', 'fence', 'attempts', 'payload', 'created_at'],
  'on conflict do nothing',
)

type AnyJob = { subject_id: string; due_at?: number | undefined; payload?: unknown }

const rowOf = (type: string, { subject_id, due_at, payload }: AnyJob, now: number): unknown[] => [
  ...[type, subject_id, due_at ?? now, null, 0, 0],
  ...[payload ? JSON.stringify(payload) : null, now],
]

/** One job for each kind and subject: a second call changes nothing. */
export async function enqueue<K extends Kind, D extends JobDefinition>(
  tx: Handle<K>,
  { type }: D,
  { subject_id, due_at, payload }: NewJob<D>,
  now: number,
): Promise<void> {
  tx.announce('jobs')
  await tx.append(insertJobs, [rowOf(type, { subject_id, due_at, payload }, now)])
}

const startAnew = `
  insert into jobs (type, subject_id, due_at, lease_until, fence, attempts, payload, created_at)
  values (?, ?, ?, null, 0, 0, null, ?)
  on conflict (type, subject_id) do update set due_at = excluded.due_at, lease_until = null, fence = fence + 1`

/** The job is taken up anew, whether there is one or not: what is under way for it writes nothing any more. */
export async function restart<K extends Kind>(
  tx: Handle<K>,
  { type }: Pick<JobDefinition, 'type'>,
  { subject_id, due_at }: { subject_id: string; due_at: number },
  now: number,
): Promise<void> {
  tx.announce('jobs')
  await tx.run(startAnew, [type, subject_id, due_at, now])
}

const hurryJobs = `
  update jobs set due_at = ? where type = ? and lease_until is null and due_at > ?
    and subject_id in (select value from json_each(?))`

/** Jobs that wait for something which has happened are due now; those that are under way stay as they are. */
export async function hurry<K extends Kind>(
  tx: Handle<K>,
  { type }: Pick<JobDefinition, 'type'>,
  subject_ids: readonly string[],
  now: number,
): Promise<void> {
  tx.announce('jobs')
  await tx.run(hurryJobs, [now, type, now, JSON.stringify(subject_ids)])
}

/** The same for many at once; an existing job is not changed. */
export async function enqueueAll<K extends Kind, D extends JobDefinition>(
  tx: Handle<K>,
  { type }: D,
  list: readonly NewJob<D>[],
  now: number,
): Promise<void> {
  tx.announce('jobs')
  await tx.run(
    insertJobs,
    list.map(job => rowOf(type, job, now)),
  )
}

const hasten =
  'update jobs set due_at = ? where type = ? and lease_until is null and subject_id in (select value from json_each(?))'

/** The same, at once: jobs that wait for a later moment no longer do. One that is being done stays as it is. */
export async function enqueueAllNow<K extends Kind, D extends JobDefinition>(
  tx: Handle<K>,
  definition: D,
  list: readonly NewJob<D>[],
  now: number,
): Promise<void> {
  await enqueueAll(tx, definition, list, now)
  await tx.run(hasten, [now, definition.type, JSON.stringify(list.map(({ subject_id }) => subject_id))])
}

const claimDue = `
  update jobs set lease_until = ?, fence = fence + 1, attempts = attempts + 1
  where type = ? and subject_id in (
    select subject_id from jobs
    where type = ? and due_at <= ? and (lease_until is null or lease_until <= ?)
    order by due_at limit ?)
  returning subject_id, due_at, lease_until, fence, attempts, payload, created_at`
type ClaimValues = [string, number, number, number, number, string | null, number]

/** Takes due jobs of a kind under a lease. A job whose lease ran out is taken again under a higher fence. */
export async function claim<K extends Kind>(
  tx: Handle<K>,
  type: string,
  { now, lease_ms, limit }: { now: number; lease_ms: number; limit: number },
): Promise<Job[]> {
  const rows = await tx.all(claimDue, [now + lease_ms, type, type, now, now, limit])
  return (rows as ClaimValues[]).map(([subject_id, due_at, lease_until, fence, attempts, payload, created_at]) => {
    const given = payload === null ? null : (JSON.parse(payload) as Job['payload'])
    return { type, subject_id, due_at, lease_until, fence, attempts, payload: given, created_at }
  })
}

const ofKind = 'type = ? and subject_id in (select value from json_each(?))'
const readFences = `select subject_id, fence from jobs where ${ofKind}`
const deleteJobs = `delete from jobs where ${ofKind}`

/** Those that no other claim has overtaken; of the others nothing may be written. */
export async function stillHeld<K extends Kind, J extends Job>(tx: Handle<K>, list: readonly J[]): Promise<Set<J>> {
  const [first] = list
  if (!first) return new Set()
  const subject_ids = JSON.stringify(list.map(job => job.subject_id))
  const fences = new Map((await tx.all(readFences, [first.type, subject_ids])) as [string, number][])
  return new Set(list.filter(job => fences.get(job.subject_id) === job.fence))
}

export async function removeJobs<K extends Kind>(
  tx: Handle<K>,
  { type }: Pick<JobDefinition, 'type'>,
  subject_ids: readonly string[],
): Promise<void> {
  if (subject_ids.length > 0) await tx.run(deleteJobs, [type, JSON.stringify(subject_ids)])
}

/** Releases a job until a later time. */
export async function postpone<K extends Kind>(tx: Handle<K>, job: Job, due_at: number): Promise<void> {
  await tx
    .update(jobs)
    .set({ due_at, lease_until: null })
    .where(and(eq(jobs.type, job.type), eq(jobs.subject_id, job.subject_id)))
}

/** After a start nothing is under way any more: leases of the process before are void. */
export async function releaseLeases<K extends Kind>(tx: Handle<K>): Promise<void> {
  await tx.update(jobs).set({ lease_until: null }).where(sql`${jobs.lease_until} is not null`)
}

const releaseExcept = `update jobs set lease_until = null
  where type = ? and lease_until is not null and subject_id not in (select value from json_each(?))`

/** Those of a kind that were taken and are not among these: whoever took them was not told so. */
export async function releaseOthers<K extends Kind>(tx: Handle<K>, type: string, held: readonly Job[]): Promise<void> {
  await tx.run(releaseExcept, [type, JSON.stringify(held.map(job => job.subject_id))])
}

// From one kind that has jobs to the next, by the index: there are many kinds, and few have any. Of each two looks at an
// index, each at an end of its own: `or` in one would read every job of the kind.
const dueOfKinds = `
  with recursive there(type) as (
    select min(type) from jobs
    union all select (select min(type) from jobs where type > there.type) from there where type is not null)
  select type,
    (select due_at from jobs where type = there.type and lease_until is null order by due_at limit 1),
    (select lease_until from jobs where type = there.type and lease_until is not null order by lease_until limit 1)
  from there where type is not null`

/** When the next job of each kind is due, or a lease expires; null if there is none. All in one statement. */
export async function dueMoments<K extends Kind>(db: Handle<K>, kinds: readonly string[]): Promise<(number | null)[]> {
  const found = await db.all<[string, number | null, number | null]>(dueOfKinds)
  const due = new Map(found.map(([type, ...moments]) => [type, earliest(moments)]))
  return kinds.map(type => due.get(type) ?? null)
}

/** Due jobs of one kind that nobody has begun. */
export interface WaitingJobs {
  jobs: number
  /** For how long the oldest has been due. */
  late_ms: number
}

/** More are not counted one by one. */
const counted_max = 10_000

const waitingOfKinds = `
  with recursive there(type) as (
    select min(type) from jobs
    union all select (select min(type) from jobs where type > there.type) from there where type is not null)
  select type,
    (select count(*) from (
      select 1 from jobs where type = there.type and due_at <= ? and lease_until is null limit ${counted_max})),
    (select due_at from jobs where type = there.type and lease_until is null order by due_at limit 1)
  from there where type is not null`

/** By kind; of kinds of which none waits nothing is said. */
export async function waitingJobs<K extends Kind>(db: Handle<K>, now: number): Promise<Map<string, WaitingJobs>> {
  const found = await db.all<[string, number, number | null]>(waitingOfKinds, [now])
  const waiting = found.filter(([, jobs]) => jobs > 0)
  return new Map(waiting.map(([type, jobs, due_at]) => [type, { jobs, late_ms: now - (due_at ?? now) }]))
}

/** The first of some moments; null where there is none. */
export function earliest(moments: readonly unknown[]): number | null {
  const there = moments.filter(at => typeof at === 'number')
  return there.length === 0 ? null : Math.min(...there)
}

/** When the next job of any kind is due; null if there is none. */
export async function nextDueOfAll<K extends Kind>(db: Handle<K>): Promise<number | null> {
  const [row] = await db.select({ at: sql<number | null>`min(${jobs.due_at})` }).from(jobs)
  return row?.at ?? null
}

/** When a job is to be taken up next; null if there is none. */
export async function findDueTime<K extends Kind>(
  db: Handle<K>,
  { type }: JobDefinition,
  subject_id: string,
): Promise<number | null> {
  const [row] = await db
    .select({ due_at: jobs.due_at })
    .from(jobs)
    .where(and(eq(jobs.type, type), eq(jobs.subject_id, subject_id)))
  return row?.due_at ?? null
}
