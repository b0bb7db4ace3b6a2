/** A trigger that enrolled nobody leaves its reason: as an event of the lead, beside what triggered it. */
import type { Handle } from '../../../platform/database/handle.ts'
import { appendEvents } from '../../../platform/events/events.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { EnrollmentResult, Entrant } from '../runs/rules.ts'

type Tx = Handle<'site'>
export type Refusal = 'suppressed' | 'not_matching' | 'not_found'
export type EnrollResult = EnrollmentResult | { outcome: Refusal }

/** Whom a trigger brought, and what became of it. Of a lead that is erased nothing is kept. */
export async function leaveReasons(
  tx: Tx,
  { id: journey_id, name: journey_name }: { id: string; name: string },
  brought: readonly { entrant: Entrant; result: EnrollResult }[],
  { newId, now }: { newId: NewId; now: number },
): Promise<void> {
  const left = brought.flatMap(({ entrant: { lead_id, cause_event }, result }) => {
    if (result.outcome === 'enrolled' || result.outcome === 'not_found') return []
    const run = 'run_id' in result ? { run_id: result.run_id } : {}
    const data = { journey_id, journey_name, reason: result.outcome, ...run, cause_event: cause_event ?? null }
    return [{ id: newId('event'), at: now, name: 'journey.not_enrolled', subject_id: journey_id, lead_id, data }]
  })
  if (left.length > 0) await appendEvents(tx, left)
}
