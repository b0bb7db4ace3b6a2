/** What campaigns promise: asked whether a sandbox can be promised, and told when a lead came. */
import type { Handle } from '../../../platform/database/handle.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { PromisedSandbox } from '../../capture/campaigns/ports.ts'
import { findSandbox, isOpen, sandboxStatus } from '../sandboxes/rules.ts'
import { assignSandboxJob } from './jobs.ts'

type Db = Handle<'site'>

export const campaignSandbox: PromisedSandbox = {
  async find(db: Db, id, now) {
    const row = await findSandbox(db, id)
    if (!row || row.source_id !== null || row.state === 'deleting') return undefined
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
