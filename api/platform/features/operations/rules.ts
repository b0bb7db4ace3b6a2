/** Beginning and ending operations; features call these. Their work is worker.ts. */

import type { Handle } from '../../database/handle.ts'
import { actorId } from '../../identity/actor.ts'
import { enqueue, restart } from '../../jobs/jobs.ts'
import type { InAction } from '../context.ts'
import * as events from './events.ts'
import { operationJob, reportOperationJob } from './jobs.ts'
import type { OperationType, UndoContext } from './operation-type.ts'
import { insertOperation, lastUndo, type OperationRow, saveOperation } from './store.ts'

type Db = Handle<'site'>

export { findOperation, type OperationRow, operationsUnderWay } from './store.ts'

type StartContext = Pick<InAction, 'newId' | 'now' | 'actor' | 'emit'>

/** Creates an operation, which the worker then carries out. */
export async function beginOperation<P>(
  tx: Db,
  type: OperationType<P>,
  { parameters, subject_id }: { parameters: P; subject_id: string | null },
  context: StartContext,
): Promise<OperationRow> {
  return begin(
    tx,
    {
      ...{ type: type.name, subject_id, parameters, details: type.details(parameters), undoes: null },
      file_name: type.fileName?.(parameters, context.now()) ?? null,
    },
    context,
  )
}

/** Creates the operation that undoes another: where an earlier one was canceled or has failed, it goes on behind its last batch. */
export async function beginUndo(tx: Db, of: OperationRow, context: StartContext): Promise<OperationRow> {
  const { id, type, subject_id, details, created_at } = of
  const parameters: UndoContext = {
    operation_id: id,
    started_at: of.started_at ?? created_at,
    ended_at: of.ended_at ?? context.now(),
  }
  const place = await placeOfUndo(tx, of)
  const row = await begin(tx, { type, subject_id, parameters, details, undoes: id, file_name: null, ...place }, context)
  await saveOperation(tx, id, { undone_by: row.id })
  return row
}

/** Where the last undo of an operation ended, and how many rows were left then. */
async function placeOfUndo(tx: Db, { id, subject_id }: OperationRow): Promise<Pick<OperationRow, 'cursor' | 'total'>> {
  const last = await lastUndo(tx, { id, subject_id })
  if (!last) return { cursor: null, total: null }
  const { cursor, total, succeeded, skipped, failed } = last
  return { cursor, total: total === null ? null : Math.max(0, total - succeeded - skipped - failed) }
}

type NewOperation = Pick<OperationRow, 'type' | 'subject_id' | 'parameters' | 'details' | 'undoes' | 'file_name'> &
  Partial<Pick<OperationRow, 'cursor' | 'total'>>

async function begin(tx: Db, asked: NewOperation, { newId, now, actor, emit }: StartContext): Promise<OperationRow> {
  const at = now()
  const nothing = {
    cursor: null,
    batches: 0,
    tries: 0,
    total: null,
    succeeded: 0,
    skipped: 0,
    failed: 0,
    counts: {},
    file_bytes: null,
    has_erased: false,
  }
  const row: OperationRow = {
    ...nothing,
    ...asked,
    id: newId('operation'),
    status: 'queued',
    reason: null,
    undone_by: null,
    actor_type: actor.type,
    actor_id: actorId(actor),
    created_at: at,
    started_at: null,
    ended_at: null,
    reported_at: at,
  }
  await insertOperation(tx, row)
  await enqueue(tx, operationJob, { subject_id: row.id }, at)
  await announce(tx, 'created', row, { emit, now: at })
  return row
}

export type OperationEnd =
  | { status: 'completed' }
  | { status: 'failed'; reason: string }
  | { status: 'canceled'; reason: string | null }

/**
 * Clears its parameters, since filters may contain addresses. Its job sees that it has ended, and ends. An undo that was not
 * carried through keeps its place, and what it undid may be undone again.
 */
export async function endOperation(
  tx: Db,
  row: OperationRow,
  ending: OperationEnd,
  { emit, now }: { emit: InAction['emit']; now: number },
): Promise<void> {
  const { status, reason = null } = { reason: null, ...ending }
  const isOpen = row.undoes !== null && status !== 'completed'
  const cursor = isOpen ? row.cursor : null
  await saveOperation(tx, row.id, { status, reason, parameters: null, cursor, ended_at: now, reported_at: now })
  if (isOpen && row.undoes !== null) await saveOperation(tx, row.undoes, { undone_by: null })
  await announce(tx, status, row, { emit, now })
}

/** Ends one that was not carried through: what its kind has staged goes with it. */
export async function abandonOperation(
  tx: Db,
  row: OperationRow,
  type: Pick<OperationType, 'abandon'> | undefined,
  ending: OperationEnd,
  context: { emit: InAction['emit']; now: number },
): Promise<void> {
  if (row.undoes === null) await type?.abandon?.(tx, row, context.now)
  await endOperation(tx, row, ending, context)
}

const eventOf = {
  created: events.operationCreated,
  updated: events.operationUpdated,
  completed: events.operationCompleted,
  failed: events.operationFailed,
  canceled: events.operationCanceled,
}

/** Tells those who follow the site, and the installation, that there is something new of it. */
export async function announce(
  tx: Db,
  what: keyof typeof eventOf,
  { id, type }: Pick<OperationRow, 'id' | 'type'>,
  { emit, now }: { emit: InAction['emit']; now: number },
): Promise<void> {
  await emit(tx, eventOf[what], { subject_id: id, data: { type } })
  await restart(tx, reportOperationJob, { subject_id: id, due_at: now }, now)
}

export const isUnderWay = ({ ended_at }: Pick<OperationRow, 'ended_at'>): boolean => ended_at === null
