/** Every query on sandboxes. */

import { and, eq, inArray, isNotNull, isNull, like, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import type { MachineStatus } from './statuses.ts'
import { sandboxes } from './table.ts'

type Db = Handle<'site'>
export type SandboxRow = typeof sandboxes.$inferSelect

export interface Page extends ListPage {
  search?: string | undefined
  states?: readonly MachineStatus[] | undefined
  source_id?: string | undefined
}

export async function pageOfSandboxes(db: Db, { search, states, source_id, ...page }: Page): Promise<SandboxRow[]> {
  return db
    .select()
    .from(sandboxes)
    .where(
      and(
        inPage(sandboxes, page),
        search ? like(sandboxes.name_key, `%${search.replaceAll(/[%_]/g, '')}%`) : undefined,
        states ? inArray(sandboxes.machine_status, [...states]) : undefined,
        source_id === undefined ? isNull(sandboxes.source_id) : eq(sandboxes.source_id, source_id),
      ),
    )
    .orderBy(...listOrder(sandboxes, page))
    .limit(page.limit + 1)
}

export async function findSandbox(db: Db, id: string): Promise<SandboxRow | undefined> {
  const [row] = await db.select().from(sandboxes).where(eq(sandboxes.id, id))
  return row
}

export async function findByHandle(db: Db, handle: string): Promise<SandboxRow | undefined> {
  const [row] = await db.select().from(sandboxes).where(eq(sandboxes.handle, handle))
  return row
}

export async function findByKey(db: Db, name_key: string): Promise<{ id: string } | undefined> {
  const [row] = await db.select({ id: sandboxes.id }).from(sandboxes).where(eq(sandboxes.name_key, name_key))
  return row
}

export async function sandboxesByIds(db: Db, ids: readonly string[]): Promise<Map<string, SandboxRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(sandboxes)
    .where(inArray(sandboxes.id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
}

export async function insertSandbox(tx: Db, row: typeof sandboxes.$inferInsert): Promise<void> {
  await tx.insert(sandboxes).values(row)
}

type Set = Partial<Omit<SandboxRow, 'id'>>

/** As its owner sees it changed. */
export async function changeSandbox(tx: Db, id: string, set: Set & { updated_at: number }): Promise<void> {
  await tx
    .update(sandboxes)
    .set({ ...set, version: sql`${sandboxes.version} + 1` })
    .where(eq(sandboxes.id, id))
}

/** What is noted of it: its version stays. */
export async function noteSandbox(tx: Db, id: string, set: Set): Promise<void> {
  await tx.update(sandboxes).set(set).where(eq(sandboxes.id, id))
}

export async function removeSandboxRow(tx: Db, id: string): Promise<void> {
  await tx.delete(sandboxes).where(eq(sandboxes.id, id))
}

const waiting = (source_id: string) =>
  and(eq(sandboxes.source_id, source_id), isNull(sandboxes.taken_at), ne(sandboxes.machine_status, 'deleting'))

/** Copies that wait for a lead, oldest first, unfinished ones too. */
export const listPool = (db: Db, source_id: string): Promise<SandboxRow[]> =>
  db.select().from(sandboxes).where(waiting(source_id)).orderBy(sandboxes.id)

/** How many copies of each are ready for a lead. */
export async function poolsReady(db: Db, source_ids: readonly string[]): Promise<Map<string, number>> {
  if (source_ids.length === 0) return new Map()
  const rows = await db
    .select({ source_id: sandboxes.source_id, count: sql<number>`count(*)` })
    .from(sandboxes)
    .where(
      and(
        inArray(sandboxes.source_id, [...source_ids]),
        isNull(sandboxes.taken_at),
        inArray(sandboxes.machine_status, ['ready', 'asleep']),
      ),
    )
    .groupBy(sandboxes.source_id)
  return new Map(rows.map(({ source_id, count }) => [source_id ?? '', count]))
}

export const listCopies = (db: Db, source_id: string): Promise<SandboxRow[]> =>
  db.select().from(sandboxes).where(eq(sandboxes.source_id, source_id))

/** Those of owners that are not being deleted: what a site is in use by. */
export const presentSandboxes = (db: Db): Promise<SandboxRow[]> =>
  db
    .select()
    .from(sandboxes)
    .where(and(isNull(sandboxes.source_id), ne(sandboxes.machine_status, 'deleting')))

export const allIds = async (db: Db): Promise<string[]> =>
  (await db.select({ id: sandboxes.id }).from(sandboxes)).map(({ id }) => id)

export const isFailed = and(eq(sandboxes.machine_status, 'failed'), isNotNull(sandboxes.failure))

export const countFailed = (db: Db): Promise<number> => db.$count(sandboxes, isFailed)
export const countSpaceOver = (db: Db): Promise<number> => db.$count(sandboxes, eq(sandboxes.space_over, true))
