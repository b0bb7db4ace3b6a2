/** Enrolls any number of leads: the API takes a thousand at once. Knows no screen. */
import type { EnrollmentOutcome } from '@leadwright/sdk'

const batch_leads = 1_000

/** How many leads came out how. */
export type Outcomes = Partial<Record<EnrollmentOutcome, number>>

type Answer = { data: readonly { outcome: EnrollmentOutcome }[] }
type Enroll = (lead_ids: string[]) => PromiseLike<Answer>

/** One batch after the other; `enroll` asks the API. */
export async function enrollInBatches(lead_ids: readonly string[], enroll: Enroll): Promise<Outcomes> {
  const outcomes: Outcomes = {}
  for (let at = 0; at < lead_ids.length; at += batch_leads) {
    const { data } = await enroll(lead_ids.slice(at, at + batch_leads))
    for (const { outcome } of data) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  }
  return outcomes
}
