/** The endpoints on a sandbox as a whole: suspended, resumed, canceled, reset, duplicated. */

import { createHash } from 'node:crypto'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, InAction } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, openDatabase } from '../../../platform/features/endpoint.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { parseInstantOrNull } from '../../../platform/runtime/clock.ts'
import { inWords } from '../../../platform/runtime/size.ts'
import { playgroundLimits } from '../drivers/limits.ts'
import { BlueprintError, keepBlueprint, readBlueprint } from '../drivers/rules.ts'
import { sandboxesAllowance } from './allowances.ts'
import * as contract from './life-contract.ts'
import {
  addCopy,
  enqueueBuild,
  enqueueTending,
  existingSandbox,
  requireActivated,
  requireFreeName,
  requireStep,
} from './rules.ts'
import { answer, type Ready, ready } from './service.ts'
import { mayStep, type SandboxTask } from './statuses.ts'
import { changeSandbox, findSandbox, type SandboxRow } from './store.ts'

type Tx = Handle<'site'>

/** The machine follows in the background: what is asked for is in the row, and its job makes it so. */
async function change(tx: Tx, row: SandboxRow, set: Partial<SandboxRow>, context: InAction, about: Ready) {
  const now = context.now()
  const next = { ...row, ...set }
  await changeSandbox(tx, row.id, { ...set, updated_at: now })
  await enqueueTending(tx, next, now)
  return answer(tx, row.id, about, now)
}

async function work(tx: Tx, row: SandboxRow, task: SandboxTask, context: InAction, about: Ready) {
  await enqueueBuild(tx, row.id, context.now())
  return change(tx, row, { machine_status: 'creating', task, failure: null }, context, about)
}

export const suspendSandbox = action(contract.suspendSandbox, ready, async (tx, { params }, context, about) => {
  const row = await existingSandbox(tx, params.sandbox_id)
  requireStep(row, 'suspend')
  return work(tx, row, 'suspend', context, about)
})

export const resumeSandbox = action(contract.resumeSandbox, ready, async (tx, { params }, context, about) => {
  const row = await existingSandbox(tx, params.sandbox_id)
  requireStep(row, 'resume')
  requireActivated(row, context.now())
  return work(tx, row, 'resume', context, about)
})

export const retrySandbox = action(contract.retrySandbox, ready, async (tx, { params }, context, about) => {
  const row = await existingSandbox(tx, params.sandbox_id)
  requireStep(row, 'retry')
  return work(tx, row, row.task ?? 'create', context, about)
})

export const cancelSandbox = action(contract.cancelSandbox, ready, async (tx, { params }, context, about) => {
  const row = await existingSandbox(tx, params.sandbox_id)
  if (row.canceled_at !== null) throw problem('transition_not_allowed', { values: { status: 'canceled' } })
  const now = context.now()
  return change(tx, row, { canceled_at: now, expires_at: row.expires_at ?? now }, context, about)
})

export const reactivateSandbox = action(
  contract.reactivateSandbox,
  ready,
  async (tx, { params, body }, context, about) => {
    const row = await existingSandbox(tx, params.sandbox_id)
    if (row.machine_status === 'deleting')
      throw problem('transition_not_allowed', { values: { status: row.machine_status } })
    const expires_at = parseInstantOrNull(body.expires_at)
    if (expires_at !== null && expires_at <= context.now()) throw invalid('/expires_at', 'moment_has_passed')
    const life = { canceled_at: null, trial_ends_at: null, expires_at }
    if (row.machine_status !== 'asleep') return change(tx, row, life, context, about)
    await changeSandbox(tx, row.id, { ...life, updated_at: context.now() })
    return work(tx, { ...row, ...life }, 'resume', context, about)
  },
)

function requireWordPress({ type }: SandboxRow): void {
  if (type !== 'wordpress') throw problem('sandbox_type_cannot')
}

/** Looked through outside of the transaction, and kept under its sum: a row that is not changed never names it. */
async function takeBlueprint({ params, body }: Input<typeof contract.applySandboxBlueprint>, context: Context) {
  const about = await ready(undefined, context)
  const { bytes } = body.file
  if (bytes.length > playgroundLimits.blueprint_bytes_max) {
    throw problem('body_too_large', { values: { size: inWords(playgroundLimits.blueprint_bytes_max) } })
  }
  try {
    readBlueprint(bytes)
  } catch (error) {
    throw error instanceof BlueprintError ? invalid('/file', error.code) : error
  }
  const database = await openDatabase(contract.applySandboxBlueprint, context)
  const row = await database.read(db => existingSandbox(db, params.sandbox_id))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { data_dir } = context.installation.config
  if (row.type === 'wordpress') {
    await keepBlueprint({ data_dir, site_id: context.site.id, sandbox_id: row.id }, { sha256, bytes })
  }
  return { ...about, sha256 }
}

export const applySandboxBlueprint = action(
  contract.applySandboxBlueprint,
  takeBlueprint,
  async (tx, { params }, context, { sha256, ...about }) => {
    const row = await existingSandbox(tx, params.sandbox_id)
    requireWordPress(row)
    if (!mayStep(row.machine_status, 'retry')) requireStep(row, 'work')
    const facts = { driver_facts: { blueprint: sha256 } }
    await changeSandbox(tx, row.id, { ...facts, updated_at: context.now() })
    return work(tx, { ...row, ...facts }, 'create', context, about)
  },
)

export const snapshotSandbox = action(contract.snapshotSandbox, ready, async (tx, { params }, context, about) => {
  const row = await existingSandbox(tx, params.sandbox_id)
  requireWordPress(row)
  requireStep(row, 'work')
  return work(tx, row, 'snapshot', context, about)
})

export const resetSandbox = action(contract.resetSandbox, ready, async (tx, { params }, context, about) => {
  const row = await existingSandbox(tx, params.sandbox_id)
  requireWordPress(row)
  requireStep(row, 'work')
  const source = row.source_id === null ? row : await findSandbox(tx, row.source_id)
  if (source?.driver_facts.snapshot !== true) throw problem('sandbox_snapshot_missing')
  return work(tx, row, row.source_id === null ? 'reset' : 'copy', context, about)
})

export const duplicateSandbox = action(
  contract.duplicateSandbox,
  ready,
  async (tx, { params, body }, context, about) => {
    const row = await existingSandbox(tx, params.sandbox_id)
    requireWordPress(row)
    requireStep(row, 'work')
    await requireFreeName(tx, body.name)
    await context.requireRoom(tx, sandboxesAllowance)
    const copy = await addCopy(tx, row, context, { taken: true, name: body.name })
    context.auditAs(copy.id)
    return answer(tx, copy.id, about, context.now())
  },
)
