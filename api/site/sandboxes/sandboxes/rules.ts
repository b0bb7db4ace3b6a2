/** What is allowed with sandboxes and what follows; other features call these. */
import { randomInt } from 'node:crypto'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { enqueue, restart } from '../../../platform/jobs/jobs.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { trimTrailing } from '../../../platform/texts/trim-trailing.ts'
import { copyHandle } from '../drivers/rules.ts'
import { buildSandboxJob, removeSandboxJob, tendSandboxJob } from './jobs.ts'
import { sandboxLimits } from './limits.ts'
import { isOpen, mayStep, nextMoment, type SandboxStep, sandboxStatus } from './statuses.ts'
import * as store from './store.ts'

export { sandboxesAllowance } from './allowances.ts'
export { sandboxSpaceOver } from './events.ts'
export { password_purpose, toMachine, urlOf } from './machine.ts'
export { endAccesses, leadsWithAccess, tellSpace } from './ports.ts'
export { drive } from './scope.ts'
export { cleanupMs, expiringFrom, hour_ms, isOpen, machineStatuses, sandboxStatus } from './statuses.ts'
export { findByHandle, findSandbox, noteSandbox, type SandboxRow, sandboxesByIds } from './store.ts'

type Db = Handle<'site'>

export async function existingSandbox(db: Db, id: string): Promise<store.SandboxRow> {
  const row = await store.findSandbox(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const sandboxExists = async (db: Db, id: string): Promise<boolean> => {
  const row = await store.findSandbox(db, id)
  return row !== undefined && row.machine_status !== 'deleting' && row.source_id === null
}

export function requireStep(row: Pick<store.SandboxRow, 'machine_status'>, step: SandboxStep): void {
  if (!mayStep(row.machine_status, step))
    throw problem('transition_not_allowed', { values: { status: row.machine_status } })
}

/** Refuses a name that another sandbox has. */
export async function requireFreeName(db: Db, name: string, own_id?: string): Promise<string> {
  const name_key = foldKey(name)
  const other = await store.findByKey(db, name_key)
  if (other && other.id !== own_id) throw refusedAt('/name', 'name_taken')
  return name_key
}

/** `Sandbox not activated`: leads do not enter what has ended, or was suspended by its owner. */
export function requireActivated(row: store.SandboxRow, now: number): void {
  if (row.machine_status === 'deleting' || !isOpen(sandboxStatus(row, now))) throw problem('sandbox_not_activated')
}

/** The work that its task asks for begins, or begins anew. */
export const enqueueBuild = (tx: Db, id: string, now: number): Promise<void> =>
  restart(tx, buildSandboxJob, { subject_id: id, due_at: now }, now)

/** When its status next changes, or it is to be measured; null: nothing follows. */
export function tendingAt(row: store.SandboxRow, now: number): number | null {
  const measured = row.type === 'url' ? null : now + sandboxLimits.sandbox_measure_minutes * 60_000
  const moments = [nextMoment(row, now), measured].filter(at => at !== null)
  return moments.length === 0 || row.machine_status === 'deleting' ? null : Math.min(...moments)
}

export async function enqueueTending(tx: Db, row: store.SandboxRow, now: number): Promise<void> {
  const due_at = tendingAt(row, now)
  if (due_at !== null) await restart(tx, tendSandboxJob, { subject_id: row.id, due_at }, now)
}

/** Its driver is told of what changed, and it is measured. */
export const tendNow = (tx: Db, id: string, now: number): Promise<void> =>
  restart(tx, tendSandboxJob, { subject_id: id, due_at: now }, now)

/** Its links are dead from now on; its data and its copies follow. */
export async function startRemoval(tx: Db, row: store.SandboxRow, now: number): Promise<void> {
  if (row.machine_status !== 'deleting') {
    await store.changeSandbox(tx, row.id, { machine_status: 'deleting', task: null, updated_at: now })
  }
  await enqueue(tx, removeSandboxJob, { subject_id: row.id }, now)
  for (const copy of await store.listCopies(tx, row.id)) await startRemoval(tx, copy, now)
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const random_letters = 6

function copyName(name: string): string {
  const random = Array.from({ length: random_letters }, () => letters[randomInt(letters.length)]).join('')
  return `${trimTrailing(name.slice(0, sandboxLimits.sandbox_name_characters_max - random_letters - 1), '-')}-${random}`
}

/** A copy of a sandbox, made in the background. `taken`: for somebody; otherwise it waits in the pool. */
export async function addCopy(
  tx: Db,
  source: store.SandboxRow,
  { newId, now }: Pick<WriteContext, 'newId' | 'now'>,
  { taken, name = copyName(source.name) }: { taken: boolean; name?: string },
): Promise<store.SandboxRow> {
  const at = now()
  const row: store.SandboxRow = {
    ...source,
    id: newId('sandbox'),
    name,
    name_key: foldKey(name),
    lead_access: 'shared',
    handle: copyHandle(source.handle),
    source_id: source.id,
    taken_at: taken ? at : null,
    pool_size: 0,
    url: null,
    used_bytes: null,
    measured_at: null,
    space_over: false,
    machine_status: 'creating',
    task: 'copy',
    failure: null,
    driver_facts: {},
    // It lives as long as what it is a copy of.
    ...{ trial_ends_at: null, expires_at: null, canceled_at: null },
    last_accessed_at: null,
    version: 1,
    created_at: at,
    updated_at: at,
  }
  await store.insertSandbox(tx, row)
  await enqueueBuild(tx, row.id, at)
  return row
}

/** Makes as many copies as the pool of a sandbox lacks. */
export async function fillPool(
  tx: Db,
  source: store.SandboxRow,
  context: Pick<WriteContext, 'newId' | 'now'>,
): Promise<void> {
  if (
    source.machine_status === 'creating' ||
    source.machine_status === 'failed' ||
    source.machine_status === 'deleting'
  )
    return
  const waiting = await store.listPool(tx, source.id)
  for (let lacking = source.pool_size - waiting.length; lacking > 0; lacking--) {
    await addCopy(tx, source, context, { taken: false })
  }
  for (const beyond of waiting.slice(source.pool_size)) await startRemoval(tx, beyond, context.now())
}

/** A copy for somebody: the first of the pool that is ready, else a new one. */
export async function takeCopy(tx: Db, source: store.SandboxRow, context: WriteContext): Promise<store.SandboxRow> {
  const ready = (await store.listPool(tx, source.id)).find(
    ({ machine_status }) => machine_status === 'ready' || machine_status === 'asleep',
  )
  if (!ready) return addCopy(tx, source, context, { taken: true })
  await store.changeSandbox(tx, ready.id, { taken_at: context.now(), updated_at: context.now() })
  await fillPool(tx, source, context)
  return existingSandbox(tx, ready.id)
}

export type EmitContext = { emit: Emit }
