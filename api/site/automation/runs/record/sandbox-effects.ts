/** What runs do with leads' access to sandboxes. */
import type { AssignSandbox, ExtendSandbox } from '../../../../../workflows/core/effects.ts'
import type { EffectResult } from '../../../../../workflows/ports.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { WriteContext } from '../../../../platform/features/write-context.ts'
import { knownLeads } from '../../../contacts/lead-records/rules.ts'
import { assignByJourney, extendByJourney } from '../../../sandboxes/sandbox-access/rules.ts'
import { findSandbox } from '../../../sandboxes/sandboxes/rules.ts'
import { findRun } from '../store.ts'

export async function changeSandboxAccess(
  tx: Handle<'site'>,
  lead_id: string,
  effect: AssignSandbox | ExtendSandbox,
  context: WriteContext,
): Promise<EffectResult> {
  const sandbox = await findSandbox(tx, effect.sandbox_id)
  const known = await knownLeads(tx, [lead_id])
  if (!sandbox || sandbox.machine_status === 'deleting' || !known.has(lead_id)) {
    return { ok: false, code: 'unknown_reference', retry_at: null }
  }
  if (effect.type === 'extend_sandbox') {
    return { ok: true, outcome: await extendByJourney(tx, { sandbox, lead_id, hours: effect.hours }, context) }
  }
  const journey_id = (await findRun(tx, effect.run_id))?.journey_id ?? null
  const hours = effect.hours ?? undefined
  return { ok: true, outcome: await assignByJourney(tx, { sandbox, lead_id, journey_id, hours }, context) }
}
