/** Every query on incoming hooks and on what came to them. */

import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { theirs } from '../../../platform/features/people.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import type { CallStatus } from './statuses.ts'
import { incomingCalls, incomingHooks } from './table.ts'

type Db = Handle<'site'>
export type HookRow = typeof incomingHooks.$inferSelect
export type CallRow = typeof incomingCalls.$inferSelect

export const pageOfHooks = (db: Db, page: ListPage): Promise<HookRow[]> =>
  db
    .select()
    .from(incomingHooks)
    .where(inPage(incomingHooks, page))
    .orderBy(...listOrder(incomingHooks, page))
    .limit(page.limit + 1)

export const allHooks = (db: Db): Promise<HookRow[]> => db.select().from(incomingHooks)
export const countHooks = (db: Db): Promise<number> => db.$count(incomingHooks)

export async function findHook(db: Db, id: string): Promise<HookRow | undefined> {
  const [row] = await db.select().from(incomingHooks).where(eq(incomingHooks.id, id))
  return row
}

export async function findHookBySecret(db: Db, secret_hash: string): Promise<HookRow | undefined> {
  const [row] = await db.select().from(incomingHooks).where(eq(incomingHooks.secret_hash, secret_hash))
  return row
}

export async function insertHook(tx: Db, row: HookRow): Promise<void> {
  await tx.insert(incomingHooks).values(row)
}

export async function saveHook(tx: Db, id: string, set: Partial<HookRow>): Promise<void> {
  await tx.update(incomingHooks).set(set).where(eq(incomingHooks.id, id))
}

export async function removeHook(tx: Db, id: string): Promise<void> {
  await tx.delete(incomingHooks).where(eq(incomingHooks.id, id))
}

interface CallPage extends ListPage {
  hook_id: string
  status?: CallStatus | undefined
}

const callPlace = { id: incomingCalls.id, created_at: incomingCalls.received_at }

export const pageOfCalls = (db: Db, { hook_id, status, ...page }: CallPage): Promise<CallRow[]> =>
  db
    .select()
    .from(incomingCalls)
    .where(and(eq(incomingCalls.hook_id, hook_id), inPage(callPlace, page), status && eq(incomingCalls.status, status)))
    .orderBy(...listOrder(callPlace, page))
    .limit(page.limit + 1)

export async function findCall(db: Db, id: string): Promise<CallRow | undefined> {
  const [row] = await db.select().from(incomingCalls).where(eq(incomingCalls.id, id))
  return row
}

/** The same call, where it has come since. */
export async function findRepeat(
  db: Db,
  { hook_id, digest, since }: { hook_id: string; digest: string; since: number },
): Promise<CallRow | undefined> {
  const isSame = and(
    eq(incomingCalls.hook_id, hook_id),
    eq(incomingCalls.digest, digest),
    gt(incomingCalls.received_at, since),
  )
  const [row] = await db.select().from(incomingCalls).where(isSame).orderBy(desc(incomingCalls.id)).limit(1)
  return row
}

export async function insertCall(tx: Db, row: CallRow): Promise<void> {
  await tx.insert(incomingCalls).values(row)
}

export async function saveCall(tx: Db, id: string, set: Partial<CallRow>): Promise<void> {
  await tx.update(incomingCalls).set(set).where(eq(incomingCalls.id, id))
}

const inState = (hook_id: string, status: CallStatus) =>
  and(eq(incomingCalls.hook_id, hook_id), eq(incomingCalls.status, status))

export const countWaiting = (db: Db, hook_id: string): Promise<number> =>
  db.$count(incomingCalls, inState(hook_id, 'waiting'))

/** How many calls of each hook are in each status. */
export async function callCounts(db: Db, hook_ids: readonly string[]) {
  const rows = await db
    .select({ hook_id: incomingCalls.hook_id, status: incomingCalls.status, calls: sql<number>`count(*)` })
    .from(incomingCalls)
    .where(inArray(incomingCalls.hook_id, [...hook_ids]))
    .groupBy(incomingCalls.hook_id, incomingCalls.status)
  return (hook_id: string, status: CallStatus): number =>
    rows.find(row => row.hook_id === hook_id && row.status === status)?.calls ?? 0
}

export const waitingCalls = async (db: Db, hook_id: string): Promise<string[]> =>
  (
    await db
      .select({ id: incomingCalls.id })
      .from(incomingCalls)
      .where(inState(hook_id, 'waiting'))
      .orderBy(asc(incomingCalls.id))
  ).map(({ id }) => id)

const nothing = { values: [], email_keys: [] }

/** Calls with an address of these people, or that became their leads, say no more of them. */
export async function eraseFromCalls(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  const keys = JSON.stringify(people.flatMap(({ email_keys, is_undone }) => (is_undone ? [] : email_keys)))
  const named = sql`exists (select 1 from json_each(${incomingCalls.email_keys}) k where k.value in (select value from json_each(${keys})))`
  // Nobody is left in it who could become a lead.
  await tx
    .update(incomingCalls)
    .set({ ...nothing, status: 'refused', problems: [] })
    .where(and(named, eq(incomingCalls.status, 'waiting')))
  await tx.update(incomingCalls).set(nothing).where(named)
  await tx
    .update(incomingCalls)
    .set(nothing)
    .where(inArray(incomingCalls.lead_id, theirs(people)))
  for (const { lead_id, hash } of people)
    await tx.update(incomingCalls).set({ lead_id: hash }).where(eq(incomingCalls.lead_id, lead_id))
}

const made = { id: incomingCalls.id }

/** Removes some that have ended before; answers how many. */
export async function forgetOldCalls(tx: Db, before: number, limit: number): Promise<number> {
  const old = and(ne(incomingCalls.status, 'waiting'), lt(incomingCalls.received_at, before))
  return forget(tx, await tx.select(made).from(incomingCalls).where(old).orderBy(asc(incomingCalls.id)).limit(limit))
}

/** Removes some whose hook was deleted; answers how many. */
export async function forgetCallsOfGone(tx: Db, limit: number): Promise<number> {
  const hooks = tx.select({ id: incomingHooks.id }).from(incomingHooks)
  const gone = sql`${incomingCalls.hook_id} not in ${hooks}`
  return forget(tx, await tx.select(made).from(incomingCalls).where(gone).limit(limit))
}

async function forget(tx: Db, rows: readonly { id: string }[]): Promise<number> {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(incomingCalls).where(inArray(incomingCalls.id, ids))
  return ids.length
}
