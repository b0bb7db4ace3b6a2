/**
 * Whether an email may leave. Previews, recipients of broadcasts, steps of journeys and their simulation, the hand-off and
 * its last look ask this; `explainEmail` shows the same list.
 */
import { reasons, type SkipReason, type WaitReason } from './reasons.ts'
import type { SendFacts } from './send-facts.ts'

export type SendEligibility =
  | { eligible: true }
  | { eligible: false; skip: SkipReason }
  | { eligible: false; wait: Extract<SkipReason, WaitReason> }

const isAsked = (reason: (typeof reasons)[number], { template }: SendFacts): boolean =>
  template?.category !== 'transactional' || !('marketing' in reason)

export function sendEligibility(facts: SendFacts): SendEligibility {
  const found = reasons.find(reason => isAsked(reason, facts) && reason.applies(facts))
  if (!found) return { eligible: true }
  return 'waits' in found && found.waits(facts)
    ? { eligible: false, wait: found.name }
    : { eligible: false, skip: found.name }
}
