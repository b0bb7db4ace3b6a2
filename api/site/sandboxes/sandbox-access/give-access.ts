/** Access is given and extended, or waits for what is missing. */

import type { Handle } from '../../../platform/database/handle.ts'
import { type QuotaContext, roomFor } from '../../../platform/features/allowances/room.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { enqueue, restart } from '../../../platform/jobs/jobs.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { saveColumns } from '../../contacts/lead-records/columns.ts'
import { findLead } from '../../contacts/lead-records/rules.ts'
import {
  cleanupMs,
  findSandbox,
  isOpen,
  type SandboxRow,
  sandboxesAllowance,
  sandboxStatus,
  takeCopy,
} from '../sandboxes/rules.ts'
import { leadSandboxAssigned, leadSandboxExtended } from './events.ts'
import { sandboxAccessEmailJob, tendSandboxAccessJob } from './jobs.ts'
import { sandboxAccessLimits } from './limits.ts'
import { accessStatus, extendedEnd, nextAct } from './statuses.ts'
import * as store from './store.ts'
import type { AccessSource, AccessWait } from './table.ts'

type Tx = Handle<'site'>
const hour_ms = 3_600_000

export async function existingAccess(db: Tx, id: string): Promise<store.AccessRow> {
  const row = await store.findAccess(db, id)
  if (!row) throw problem('not_found')
  return row
}

export interface AccessGrant {
  lead_id: string
  source: AccessSource
  source_id: string | null
  /** 0: without end; undefined: as long as the sandbox says. */
  hours?: number | undefined
  email: boolean
}

/** Why a lead cannot be let in now; undefined where nothing stands against it. */
export function obstacleTo(sandbox: SandboxRow, now: number): 'activation' | 'space' | undefined {
  if (sandbox.machine_status === 'deleting' || !isOpen(sandboxStatus(sandbox, now))) return 'activation'
  return sandbox.space_over && sandbox.lead_access === 'shared' ? 'space' : undefined
}

/** Gives access; the plan has room for it. */
export async function giveAccess(
  tx: Tx,
  sandbox: SandboxRow,
  giving: AccessGrant,
  context: WriteContext,
): Promise<store.AccessRow> {
  const copy = sandbox.lead_access === 'copy' ? await takeCopy(tx, sandbox, context) : null
  const now = context.now()
  const hours = giving.hours ?? sandbox.user_data_expiry_hours
  const waiting = await store.findPresent(tx, sandbox.id, giving.lead_id)
  const row: store.AccessRow = {
    ...blank(sandbox, giving, context),
    ...(waiting && { id: waiting.id, version: waiting.version }),
    copy_id: copy?.id ?? null,
    given_at: now,
    expires_at: hours === 0 ? null : now + hours * hour_ms,
  }
  if (waiting) await store.changeAccess(tx, row.id, row)
  else await store.insertAccess(tx, row)
  await saveColumns(tx, giving.lead_id, { sandbox_id: sandbox.id })
  await context.emit(tx, leadSandboxAssigned, { lead_id: giving.lead_id, data: { sandbox_id: sandbox.id } })
  await enqueueTending(tx, row, sandbox, now)
  if (giving.email) await enqueueEmail(tx, row.id, now)
  return row
}

const blank = (
  sandbox: SandboxRow,
  { lead_id, source, source_id }: AccessGrant,
  { newId, now }: WriteContext,
): store.AccessRow => ({
  id: newId('sandbox_access'),
  sandbox_id: sandbox.id,
  sandbox_name: sandbox.name,
  ...{ copy_id: null, lead_id, waits_for: null, source, source_id },
  ...{
    given_at: now(),
    expires_at: null,
    ended_at: null,
    told_at: null,
    expiring_at: null,
    expired_at: null,
    deleted_at: null,
  },
  ...{ mailed_at: null, first_opened_at: null, last_opened_at: null, opens: 0 },
  ...{ version: 1, updated_at: now() },
})

/**
 * What a campaign or a journey promises: access is given, or waits for what is missing. Who has access already is mailed a new link. True:
 * nothing is left to do.
 */
export async function giveOrWait(
  tx: Tx,
  { sandbox_id, giving, asking }: { sandbox_id: string; giving: AccessGrant; asking: QuotaContext },
  context: WriteContext,
): Promise<boolean> {
  const sandbox = await findSandbox(tx, sandbox_id)
  const lead = await findLead(tx, giving.lead_id)
  if (!sandbox || sandbox.machine_status === 'deleting' || !lead) return true
  const there = await store.findPresent(tx, sandbox_id, giving.lead_id)
  if (there && there.waits_for === null) {
    if (giving.email && accessStatus(there, context.now()) !== 'expired') await mailAgain(tx, there, context.now())
    return true
  }
  const waits_for = obstacleTo(sandbox, context.now()) ?? (await lacksRoom(tx, sandbox, asking))
  if (waits_for === undefined) {
    await giveAccess(tx, sandbox, giving, context)
    return true
  }
  await keepWaiting(tx, sandbox, { giving, waits_for }, context)
  return false
}

/** The access is promised: its owner sees what it waits for. */
export async function keepWaiting(
  tx: Tx,
  sandbox: SandboxRow,
  { giving, waits_for }: { giving: AccessGrant; waits_for: AccessWait },
  context: WriteContext,
): Promise<void> {
  const there = await store.findPresent(tx, sandbox.id, giving.lead_id)
  if (there) await store.changeAccess(tx, there.id, { waits_for, updated_at: context.now() })
  else await store.insertAccess(tx, { ...blank(sandbox, giving, context), waits_for })
}

async function lacksRoom(tx: Tx, { lead_access }: SandboxRow, asking: QuotaContext): Promise<'room' | undefined> {
  if (lead_access === 'shared') return undefined
  return (await roomFor(tx, sandboxesAllowance, asking, 1)) < 1 ? 'room' : undefined
}

export const enqueueEmail = (tx: Tx, access_id: string, now: number): Promise<void> =>
  enqueue(tx, sandboxAccessEmailJob, { subject_id: access_id }, now)

/** Not so often that an address could be flooded. */
export async function mailAgain(tx: Tx, { id, mailed_at }: store.AccessRow, now: number): Promise<boolean> {
  const since = now - sandboxAccessLimits.sandbox_email_minutes_min * 60_000
  if (mailed_at !== null && mailed_at > since) return false
  await enqueueEmail(tx, id, now)
  return true
}

export async function enqueueTending(
  tx: Tx,
  row: store.AccessRow,
  sandbox: SandboxRow | undefined,
  now: number,
): Promise<void> {
  const next = nextAct(row, sandbox ? cleanupMs(sandbox) : 0)
  if (next) await restart(tx, tendSandboxAccessJob, { subject_id: row.id, due_at: next.at }, now)
}

/** From its end, or from now where that has passed. */
export async function extendAccess(
  tx: Tx,
  row: store.AccessRow,
  hours: number,
  context: WriteContext,
): Promise<store.AccessRow> {
  const now = context.now()
  const undone = { ended_at: null, told_at: null, expiring_at: null, expired_at: null }
  const set = { ...undone, expires_at: extendedEnd(row, hours, now), updated_at: now }
  await store.changeAccess(tx, row.id, set)
  const next = await existingAccess(tx, row.id)
  await enqueueTending(tx, next, await findSandbox(tx, row.sandbox_id), now)
  if (row.lead_id !== null) {
    await context.emit(tx, leadSandboxExtended, { lead_id: row.lead_id, data: { sandbox_id: row.sandbox_id } })
  }
  return next
}
