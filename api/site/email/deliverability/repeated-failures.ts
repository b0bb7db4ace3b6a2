/**
 * Addresses at which email fails again and again get none any more, whatever servers say: so many failures for good in a row, or
 * so many that might have passed over so long a time, with no delivery and no sign of a reader in between. Failures that others
 * meet too are the sender's own.
 */

import type { Handle } from '../../../platform/database/handle.ts'
import { consumer } from '../../../platform/features/consumer.ts'
import { domainOf } from '../../../platform/mail/address-domain.ts'
import { type BounceReason, isPassing } from '../../../platform/mail/bounce-reasons.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { localDay } from '../../../platform/texts/local-days.ts'
import { emailBounced } from '../email-responses/events.ts'
import { emailNotDelivered } from '../emails/events.ts'
import { type NewSuppression, suppressAddresses } from '../suppressions/rules.ts'
import { type EmailFate, fatesOfLeads, type SentSince, sentSince } from './failures-store.ts'
import { deliverabilityLimits as limits } from './limits.ts'

const day_ms = 86_400_000

export interface Failure {
  email_id: string
  at: number
  reason: BounceReason
  evidence: string
}

/** A delivery counts once its bounce would have come, or somebody read it. */
const isSuccess = ({ status, failure, read_at, at }: EmailFate, now: number): boolean =>
  read_at !== null || (status === 'delivered' && failure === null && now - at >= limits.bounce_report_days_max * day_ms)

/** The failures in a row, the newest first. */
export function failuresInRow(fates: readonly EmailFate[], now: number): Failure[] {
  const read_at = Math.max(0, ...fates.map(one => one.read_at ?? 0))
  const failures: Failure[] = []
  for (const fate of fates.toSorted((a, b) => b.at - a.at)) {
    if (isSuccess(fate, now) || fate.at <= read_at) break
    const { email_id, at, failure } = fate
    if (failure) failures.push({ email_id, at, ...failure })
  }
  return failures
}

export function isRepeated(failures: readonly Failure[]): boolean {
  const final = failures.filter(({ reason }) => !isPassing(reason)).length
  const span = (failures[0]?.at ?? 0) - (failures.at(-1)?.at ?? 0)
  return (
    final >= limits.failures_for_good_max ||
    (failures.length >= limits.failures_passing_max && span >= limits.failures_passing_days_min * day_ms)
  )
}

/** None of anybody's email arrived there, or anywhere, since: what fails is not this address. */
const isOfSender = ({ sent, delivered }: SentSince, own: number): boolean => delivered === 0 && sent > own

export const followingFailures = consumer(
  'repeated_failures',
  [emailNotDelivered, emailBounced],
  async (tx, batch, { site, newId, emit, now }) => {
    const failed = new Set(batch.flatMap(({ subject_id }) => subject_id ?? []))
    const lead_ids = [...new Set(batch.flatMap(({ lead_id }) => lead_id ?? []))]
    const suppressed: NewSuppression[] = []
    for (const fates of await fatesByAddress(tx, lead_ids)) {
      if (!fates.some(({ email_id }) => failed.has(email_id))) continue
      const failures = failuresInRow(fates, now())
      const [last, first] = [failures[0], failures.at(-1)]
      if (!last || !first || !isRepeated(failures)) continue
      const address = fates[0]?.address ?? ''
      const since = await sentSince(tx, localDay(site.timezone, first.at), domainOf(address))
      if (isOfSender(since.anywhere, failures.length) || isOfSender(since.there, failures.length)) continue
      suppressed.push({
        address,
        reason: 'hard_bounce',
        source: 'repeated_failures',
        evidence: last.evidence,
        email_id: last.email_id,
      })
    }
    await suppressAddresses(tx, suppressed, { newId, now: now(), emit })
  },
  { follows: ['deliverability'] },
)

async function fatesByAddress(tx: Handle<'site'>, lead_ids: readonly string[]): Promise<EmailFate[][]> {
  const fates = lead_ids.length === 0 ? [] : await fatesOfLeads(tx, lead_ids, limits.failures_looked_at_max)
  return [...Map.groupBy(fates, ({ address }) => emailKey(address)).values()]
}
