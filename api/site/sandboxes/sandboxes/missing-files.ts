/**
 * A sandbox whose files are not on this server, as after a restore or a move: its owner decides what it begins with, and copies of it begin
 * with that.
 */
import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import type { FailureCode } from '../drivers/rules.ts'
import { sandboxFailed } from './events.ts'
import { enqueueBuild } from './rules.ts'
import { mayStep } from './statuses.ts'
import { changeSandbox, findSandbox, listCopies, type SandboxRow } from './store.ts'

type Tx = Handle<'site'>

export const files_missing: FailureCode = 'files_missing'

/** What a retry does, and what is known no longer. */
export function beginningAnew({ source_id, driver_facts }: SandboxRow): Pick<SandboxRow, 'task' | 'driver_facts'> {
  const { snapshot: _gone, ...facts } = driver_facts
  return { task: source_id === null ? 'create' : 'copy', driver_facts: facts }
}

/** A copy begins anew by itself where its source is there. */
export async function missFiles(tx: Tx, row: SandboxRow, { emit, now }: WriteContext): Promise<void> {
  if (!mayStep(row.machine_status, 'work')) return
  const source = row.source_id === null ? undefined : await findSandbox(tx, row.source_id)
  if (source && mayStep(source.machine_status, 'work')) return build(tx, row, now())
  const set = { ...beginningAnew(row), machine_status: 'failed', failure: files_missing, updated_at: now() } as const
  await changeSandbox(tx, row.id, set)
  await emit(tx, sandboxFailed, { subject_id: row.id, data: { failure: files_missing } })
}

/** The source is there again. */
export async function rebuildCopies(tx: Tx, source_id: string, now: number): Promise<void> {
  for (const copy of await listCopies(tx, source_id)) {
    if (copy.machine_status === 'failed' && copy.failure === files_missing) await build(tx, copy, now)
  }
}

async function build(tx: Tx, row: SandboxRow, now: number): Promise<void> {
  await changeSandbox(tx, row.id, {
    ...beginningAnew(row),
    machine_status: 'creating',
    failure: null,
    updated_at: now,
  })
  await enqueueBuild(tx, row.id, now)
}
