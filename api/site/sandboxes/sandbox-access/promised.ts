/** What campaigns and journeys promise: asked whether a sandbox can be promised, told when a lead came, and extended. */

import type { SandboxOutcome } from '../../../../workflows/core/effects.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { PromisedSandbox } from '../../capture/campaigns/ports.ts'
import { findSandbox, isOpen, type SandboxRow, sandboxStatus } from '../sandboxes/rules.ts'
import { extendAccess, giveAccess, keepWaiting, mailAgain, obstacleTo } from './give-access.ts'
import { assignSandboxJob } from './jobs.ts'
import { assignmentOf, extensionOf } from './statuses.ts'
import { findPresent } from './store.ts'

type Db = Handle<'site'>

export const campaignSandbox: PromisedSandbox = {
  async find(db: Db, id, now) {
    const row = await findSandbox(db, id)
    if (!row || row.source_id !== null || row.machine_status === 'deleting') return undefined
    return { is_activated: isOpen(sandboxStatus(row, now)) }
  },
  async assign(tx: Db, { sandbox_id, lead_id, campaign_id }, now) {
    const payload = { sandbox_id, lead_id, source: 'campaign' as const, source_id: campaign_id }
    await enqueueAssignment(tx, payload, now)
  },
}

type Assignment = { sandbox_id: string; lead_id: string; source: 'campaign' | 'journey'; source_id: string | null }

const enqueueAssignment = async (tx: Db, payload: Assignment & { hours?: number }, now: number): Promise<void> => {
  const subject_id = `${payload.sandbox_id}:${payload.lead_id}`
  await enqueue(tx, assignSandboxJob, { subject_id, payload }, now)
}

interface AccessPromise {
  sandbox: SandboxRow
  lead_id: string
  journey_id: string | null
  /** Undefined: as long as the sandbox says. */
  hours?: number | undefined
}

/** Whoever has access keeps it; what has ended and is still there goes on; all others are given it as soon as nothing is missing. */
export async function assignByJourney(
  tx: Db,
  { sandbox, lead_id, journey_id, hours }: AccessPromise,
  context: WriteContext,
): Promise<SandboxOutcome> {
  const now = context.now()
  const row = await findPresent(tx, sandbox.id, lead_id)
  const result = assignmentOf(row, now)
  const obstacle = obstacleOutcome(sandbox, now)
  if (result === 'already_assigned') return { result }
  if (result === 'extended' && row) {
    if (obstacle) return obstacle
    await extendAccess(tx, row, hours ?? sandbox.user_data_expiry_hours, context)
    await mailAgain(tx, row, now)
    return { result }
  }
  const giving = { lead_id, source: 'journey' as const, source_id: journey_id, hours, email: true }
  const waits_for = obstacleTo(sandbox, now) ?? (sandbox.lead_access === 'copy' ? 'room' : undefined)
  if (waits_for === undefined) {
    await giveAccess(tx, sandbox, giving, context)
    return { result }
  }
  // Only outside of transactions it is known what the plan has room for.
  await keepWaiting(tx, sandbox, { giving, waits_for }, context)
  const payload = { sandbox_id: sandbox.id, lead_id, source: 'journey' as const, source_id: journey_id }
  await enqueueAssignment(tx, { ...payload, ...(hours !== undefined && { hours }) }, now)
  return obstacle ?? { result }
}

/** Nobody is given access by it. */
export async function extendByJourney(
  tx: Db,
  { sandbox, lead_id, hours }: Required<Pick<AccessPromise, 'sandbox' | 'lead_id' | 'hours'>>,
  context: WriteContext,
): Promise<SandboxOutcome> {
  const row = await findPresent(tx, sandbox.id, lead_id)
  const result = extensionOf(row, context.now())
  if (!row || result !== 'extended') return { result }
  const obstacle = obstacleOutcome(sandbox, context.now())
  if (obstacle?.result === 'not_activated') return obstacle
  await extendAccess(tx, row, hours, context)
  return { result }
}

/** What leads cannot enter now, as a step says it. */
export function obstacleOutcome(sandbox: SandboxRow, now: number): SandboxOutcome | undefined {
  const obstacle = obstacleTo(sandbox, now)
  return obstacle && { result: obstacle === 'activation' ? 'not_activated' : 'space_over' }
}
