/** An operation on the wire, the same wherever it is started or read. */
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../database/handle.ts'
import { actorId } from '../../identity/actor.ts'
import { toInstant, toInstantOrNull } from '../../runtime/clock.ts'
import { limits } from '../../runtime/limits.ts'
import { actorType, id, instant } from '../../schemas/schemas.ts'
import { messageOf } from '../../texts/messages/messages.ts'
import type { Connections } from '../connections.ts'
import type { Context } from '../context.ts'
import { port } from '../port.ts'
import { waitsForRoom } from './full-disk.ts'
import { full_reason } from './operation-type.ts'
import { isUnderWay } from './rules.ts'
import type { OperationRow } from './store.ts'
import { operationStatuses } from './table.ts'

/** The names of users and API keys among the ids. */
export const namesOfActors =
  port<(db: Handle<'control'>, ids: string[]) => Promise<{ id: string; name: string }[]>>('namesOfActors')

const day_ms = 86_400_000
const count = z.int().min(0)
const progress = z
  .object({
    total: count
      .nullable()
      .openapi({ description: 'Total number of rows, which may still change. `null` until they have been counted.' }),
    processed: count.openapi({ description: 'Number of rows processed: always `succeeded + skipped + failed`.' }),
    succeeded: count,
    skipped: count.openapi({ description: 'Number of rows that needed no change.' }),
    failed: count.openapi({ description: 'Number of rows that failed; see `exportOperationFailures`.' }),
  })
  .openapi('OperationProgress')

export const operationStatus = z.enum(operationStatuses).openapi('OperationStatus')

export const operationReason = z.object({ code: z.string(), text: z.string() }).openapi('OperationReason')

/** The document lists the kinds that the features declare. */
const operationType = z.string().openapi('OperationType', { description: 'What the operation does.' })

export const operation = z
  .object({
    id: id('operation'),
    type: operationType,
    status: operationStatus,
    subject_id: z
      .string()
      .nullable()
      .openapi({ description: 'ID of the object that the operation is about, such as a journey.' }),
    subject_name: z
      .string()
      .nullable()
      .openapi({ description: 'Current name of that object. `null` if it no longer exists.' }),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).openapi({
      description: 'What was requested, depending on the type: a run action has `action` and `to_version`.',
    }),
    progress,
    counts: z
      .record(z.string(), count)
      .openapi({ description: 'Additional counts, depending on the type: an email verification has `changed`.' }),
    file: z
      .object({
        name: z.string(),
        bytes: count,
        until: instant.openapi({ description: 'Time at which the file is deleted.' }),
      })
      .openapi('OperationFile')
      .optional()
      .openapi({ description: 'File created by the operation, for download.' }),
    reason: operationReason.optional().openapi({
      description:
        'Why it failed, was canceled by something other than a person, or is waiting. After `disk_full` it continues automatically.',
    }),
    can_cancel: z.boolean(),
    can_undo: z.boolean(),
    undoes: z.string().nullable().openapi({ description: 'ID of the operation that this one undoes.' }),
    undone_by: z.string().nullable().openapi({
      description: 'ID of the operation that undoes this one. `null` again if that was canceled or failed.',
    }),
    created_by: z
      .object({ type: actorType, id: z.string().nullable(), name: z.string().nullable() })
      .openapi('OperationCreator'),
    created_at: instant,
    started_at: instant.nullable(),
    ended_at: instant.nullable(),
  })
  .openapi('Operation')

export const operationExample = {
  id: 'op_0199a3f2c4d87e6b9a0112233445566f',
  type: 'journey_enrollment',
  status: 'running' as const,
  subject_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
  subject_name: 'Welcome',
  details: { cause: 'bulk' },
  progress: { total: 12_431, processed: 4_000, succeeded: 3_990, skipped: 10, failed: 0 },
  counts: {},
  can_cancel: true,
  can_undo: false,
  undoes: null,
  undone_by: null,
  created_by: { type: 'user' as const, id: 'user_0199a3f2c4d87e6b9a0112233445566f', name: 'Ana García' },
  created_at: '2027-03-14T09:30:00.000Z',
  started_at: '2027-03-14T09:30:00.120Z',
  ended_at: null,
}

type Reader = Pick<Context, 'installation' | 'locale'>
type Names = ReadonlyMap<string, string>

const byId = (named: readonly { id: string; name: string }[]): Names => new Map(named.map(({ id, name }) => [id, name]))

const actorNames = async ({ databases, connections }: Context['installation'], ids: string[]): Promise<Names> =>
  ids.length === 0 ? new Map() : byId(await databases.control.read(db => connections.through(namesOfActors)(db, ids)))

/** Whether it can be undone. */
export const canUndo = (row: OperationRow, connections: Connections): boolean =>
  !isUnderWay(row) &&
  row.succeeded > 0 &&
  row.undoes === null &&
  row.undone_by === null &&
  connections.operationTypes.some(({ name, undo }) => name === row.type && undo !== undefined)

/** Until when the file of one that has ended is kept. */
export const fileKeptUntil = ({ ended_at }: Pick<OperationRow, 'ended_at'>): number =>
  (ended_at ?? 0) + limits.operation_files_kept_days * day_ms

function fileOf(row: OperationRow) {
  const { status, file_name: name, file_bytes: bytes } = row
  if (status !== 'completed' || name === null || bytes === null) return {}
  return { file: { name, bytes, until: toInstant(fileKeptUntil(row)) } }
}

function toOperation(row: OperationRow, names: Names, { installation, locale }: Reader) {
  const { subject_id, succeeded, skipped, failed, actor_id } = row
  const reason = row.reason ?? (isUnderWay(row) && waitsForRoom(row.id) ? full_reason : null)
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    subject_id,
    subject_name: subject_id === null ? null : (names.get(subject_id) ?? null),
    details: row.details,
    progress: { total: row.total, processed: succeeded + skipped + failed, succeeded, skipped, failed },
    counts: row.counts,
    ...fileOf(row),
    ...(reason !== null && { reason: { code: reason, text: messageOf(locale, `operation.reason.${reason}`) } }),
    can_cancel: isUnderWay(row),
    can_undo: canUndo(row, installation.connections),
    undoes: row.undoes,
    undone_by: row.undone_by,
    created_by: { type: row.actor_type, id: actor_id, name: actor_id === null ? null : (names.get(actor_id) ?? null) },
    created_at: toInstant(row.created_at),
    started_at: toInstantOrNull(row.started_at),
    ended_at: toInstantOrNull(row.ended_at),
  }
}

const idsIn = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter(id => id !== null))]

/** Reads with rows what their subjects and those who began them are called. */
export async function toOperations(db: Handle<'site'>, rows: readonly OperationRow[], context: Reader) {
  const { installation } = context
  const subjects = byId(await installation.connections.namesOf(db, idsIn(rows.map(row => row.subject_id))))
  const actors = await actorNames(installation, idsIn(rows.map(row => row.actor_id)))
  return rows.map(row => toOperation(row, new Map([...subjects, ...actors]), context))
}

/** Reads, before the action, what the response needs about the caller; answers the function that makes the response. */
export async function answering(_input: unknown, context: Context) {
  const { installation, actor, locale } = context
  const id = actorId(actor)
  const actors = await actorNames(installation, idsIn([id]))
  return async (tx: Handle<'site'>, row: OperationRow) => {
    const subjects = byId(await installation.connections.namesOf(tx, idsIn([row.subject_id])))
    return toOperation(row, new Map([...subjects, ...actors]), { installation, locale })
  }
}
