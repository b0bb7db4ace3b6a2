/** Emits `journey.not_enrolled` with the reason where a trigger did not enroll its lead. */
import type { Handle } from '../../../../platform/database/handle.ts'
import type { Emit } from '../../../../platform/events/emit.ts'
import type { EnrollmentResult, Entrant } from '../../runs/rules.ts'
import { journeyNotEnrolled } from '../events.ts'

type Tx = Handle<'site'>
export type Refusal = 'suppressed' | 'not_matching' | 'not_found'
export type EnrollResult = EnrollmentResult | { outcome: Refusal }

/** A lead that a trigger fired for, and the outcome. Nothing is kept of an erased lead. */
export async function leaveReasons(
  tx: Tx,
  { id: journey_id, name: journey_name }: { id: string; name: string },
  brought: readonly { entrant: Entrant; result: EnrollResult }[],
  emit: Emit,
): Promise<void> {
  for (const { entrant, result } of brought) {
    if (result.outcome === 'enrolled' || result.outcome === 'not_found') continue
    const { lead_id, cause_event = null } = entrant
    const run = 'run_id' in result ? { run_id: result.run_id } : {}
    const data = { journey_id, journey_name, reason: result.outcome, ...run, cause_event }
    await emit(tx, journeyNotEnrolled, { subject_id: journey_id, lead_id, data })
  }
}
