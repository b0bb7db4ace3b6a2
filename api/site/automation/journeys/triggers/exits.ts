/**
 * Ends live runs as soon as a change of their lead makes exit criteria match. They are checked before every send as
 * well.
 */
import type { Handle } from '../../../../platform/database/handle.ts'
import type { EventRecord } from '../../../../platform/events/define.ts'
import { matches } from '../../../../platform/schemas/filter/matches.ts'
import type { Present } from '../../../../platform/schemas/filter/relative.ts'
import { leadAudienceJoined, leadAudienceLeft } from '../../../contacts/audiences/events.ts'
import { leadConfirmed, leadSubscribed, leadUnsubscribed, leadUpdated } from '../../../contacts/lead-records/events.ts'
import { type LeadFacts, leadFacts } from '../../../contacts/leads/rules.ts'
import { leadTagAdded, leadTagRemoved } from '../../../contacts/tags/events.ts'
import { emailClicked, emailOpened } from '../../../email/emails/events.ts'
import type { JourneyDocument } from '../../journey-records/rules.ts'
import { findVersion, hasExits } from '../../journey-records/rules.ts'
import { leaveInputs, liveRunsOf } from '../../runs/rules.ts'

type Tx = Handle<'site'>

/** Events after which exit criteria may newly match. */
export const changingEvents = [
  leadUpdated,
  leadTagAdded,
  leadTagRemoved,
  leadAudienceJoined,
  leadAudienceLeft,
  leadSubscribed,
  leadConfirmed,
  leadUnsubscribed,
  emailOpened,
  emailClicked,
] as const

export type Change = EventRecord<(typeof changingEvents)[number]>

const names = new Set<string>(changingEvents.map(({ name }) => name))

export const isChange = (event: EventRecord): event is Change => names.has(event.name)

type Exit = { reason: string; as: 'stopped' | 'completed' }

/** The first that holds, in the order of the core. */
export function exitOf(document: JourneyDocument, facts: LeadFacts, present: Present): Exit | null {
  const { unenrollment_criteria, suppression, goal } = document
  if (unenrollment_criteria && matches(unenrollment_criteria, facts, present))
    return { reason: 'unenrolled', as: 'stopped' }
  if (suppression && matches(suppression, facts, present)) return { reason: 'suppressed', as: 'stopped' }
  return goal && matches(goal, facts, present) ? { reason: 'goal_reached', as: 'completed' } : null
}

/** Whether any journey has criteria to leave it by: where none has, changes need not be read. */
export const asksForChanges = (tx: Tx): Promise<boolean> => hasExits(tx)

/** Leaves a stop input for each run whose exit criteria match now; answers how many. */
export async function leaveExits(tx: Tx, batch: readonly Change[], present: Present): Promise<number> {
  const lead_ids = [...new Set(batch.map(({ lead_id }) => lead_id))]
  if (lead_ids.length === 0) return 0
  const live = await liveRunsOf(tx, lead_ids)
  if (live.length === 0) return 0
  const facts = await leadFacts(tx, [...new Set(live.map(run => run.lead_id))])
  const documents = new Map<string, JourneyDocument | undefined>()
  const inputs: Parameters<typeof leaveInputs>[1][number][] = []
  for (const { id, journey_id, journey_version, lead_id } of live) {
    const key = `${journey_id} ${journey_version}`
    if (!documents.has(key)) documents.set(key, await findVersion(tx, journey_id, journey_version))
    const document = documents.get(key)
    const known = facts.get(lead_id)
    const exit = document && known ? exitOf(document, known, present) : null
    if (exit) inputs.push({ run_id: id, input: { type: 'stop', at: present.now, ...exit } })
  }
  await leaveInputs(tx, inputs)
  return inputs.length
}
