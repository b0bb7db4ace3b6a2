/** Every query on operations and their failures. */

import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Handle } from '../../database/handle.ts'
import { insertInto, rowsOf, updateOfRows } from '../../database/statements.ts'
import { inPage, type ListPage, listOrder } from '../../http/list-page.ts'
import type { ErasedPerson } from '../connections.ts'
import { hashesOf } from '../people.ts'
import type { Failure } from './operation-type.ts'
import { type OperationStatus, operationFailures, operations } from './table.ts'

type Db = Handle<'site'>
export type OperationRow = typeof operations.$inferSelect
export type FailureRow = typeof operationFailures.$inferSelect

export async function insertOperation(tx: Db, row: OperationRow): Promise<void> {
  await tx.insert(operations).values(row)
}

const byId = rowsOf(operations, 'where id = ?')

export async function findOperation(db: Db, id: string): Promise<OperationRow | undefined> {
  return db.one(byId, [id])
}

export async function saveOperation(tx: Db, id: string, set: Partial<OperationRow>): Promise<void> {
  await tx.update(operations).set(set).where(eq(operations.id, id))
}

/** The newest one that undoes an operation. */
export async function lastUndo(
  db: Db,
  { id, subject_id }: Pick<OperationRow, 'id' | 'subject_id'>,
): Promise<OperationRow | undefined> {
  const about = subject_id === null ? isNull(operations.subject_id) : eq(operations.subject_id, subject_id)
  const which = and(about, gt(operations.id, id), eq(operations.undoes, id))
  const [row] = await db.select().from(operations).where(which).orderBy(desc(operations.id)).limit(1)
  return row
}

export interface OperationFilter {
  kinds: readonly string[]
  /** Besides, of these kinds what somebody began. */
  own?: { kinds: readonly string[]; actor_id: string | null }
  statuses?: readonly OperationStatus[] | undefined
  subject_id?: string | undefined
}

const begunBy = ({ kinds, actor_id }: NonNullable<OperationFilter['own']>) =>
  actor_id === null || kinds.length === 0
    ? undefined
    : and(inArray(operations.type, [...kinds]), eq(operations.actor_id, actor_id))

const fitting = ({ kinds, own, statuses, subject_id }: OperationFilter): (SQL | undefined)[] => [
  or(inArray(operations.type, [...kinds]), own && begunBy(own)),
  statuses && inArray(operations.status, [...statuses]),
  subject_id === undefined ? undefined : eq(operations.subject_id, subject_id),
]

/** The newest first. */
export async function pageOfOperations(db: Db, filter: OperationFilter, page: ListPage): Promise<OperationRow[]> {
  return db
    .select()
    .from(operations)
    .where(and(...fitting(filter), inPage(operations, page)))
    .orderBy(...listOrder(operations, page))
    .limit(page.limit + 1)
}

export const countOperations = (db: Db, filter: OperationFilter & { ended_after?: number }): Promise<number> =>
  db.$count(
    operations,
    and(...fitting(filter), filter.ended_after === undefined ? undefined : gt(operations.ended_at, filter.ended_after)),
  )

/** Those that have not ended: few. */
export async function operationsUnderWay(db: Db): Promise<OperationRow[]> {
  return db.select().from(operations).where(isNull(operations.ended_at)).orderBy(asc(operations.id))
}

const insertFailures = insertInto(operationFailures)

/** Behind those that are there. */
export async function addFailures(
  tx: Db,
  operation_id: string,
  before: number,
  failures: readonly Failure[],
): Promise<void> {
  if (failures.length === 0) return
  await tx.run(
    insertFailures,
    failures.map(({ subject_id, code }, i) => ({ operation_id, number: before + i + 1, subject_id, code })),
  )
}

export async function failuresAfter(
  db: Db,
  operation_id: string,
  page: { after: number; limit: number },
): Promise<FailureRow[]> {
  return db
    .select()
    .from(operationFailures)
    .where(and(eq(operationFailures.operation_id, operation_id), gt(operationFailures.number, page.after)))
    .orderBy(asc(operationFailures.number))
    .limit(page.limit)
}

const replaceMany = updateOfRows('operation_failures', 'subject_id', ['hash'], 'subject_id = e.hash')

/** Replaces the ids of erased people. */
export const replaceSubjects = async (tx: Db, people: readonly ErasedPerson[]): Promise<void> =>
  void (await tx.run(replaceMany, hashesOf(people)))

/** Those that ended before a moment, with all that belongs to them; how many. */
export const removeEnded = (tx: Db, before: number): Promise<number> =>
  tx.run('delete from operations where ended_at < ?', [before])
