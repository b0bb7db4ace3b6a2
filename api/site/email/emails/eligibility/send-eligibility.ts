/**
 * Whether an email may leave. Previews, recipients of broadcasts, steps of journeys and their simulation, the hand-off and
 * its last look ask this; `explainEmail` shows the same list.
 */
import { type SQL, sql } from 'drizzle-orm'
import { type Reason, reasons, type SkipReason, type WaitReason } from './reasons.ts'
import type { SendFacts } from './send-facts.ts'
import type { SendQuery } from './send-query.ts'

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

/**
 * The same answer of many leads: SQL for the reason that keeps a row of `leads` from a marketing email, null where none does.
 * The email itself and its set-up are not asked.
 */
export function toSkipReasonSql(query: SendQuery, asked: readonly Reason[] = reasons): SQL {
  const cases = asked.flatMap(({ name, sql: test }) => (test ? [sql`when ${test(query)} then ${name}`] : []))
  return sql`case ${sql.join(cases, sql` `)} end`
}
