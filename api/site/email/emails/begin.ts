/**
 * Records that attempts begin: from here on a message may have been handed over. Whether it may be sent is decided in
 * hand-off.ts.
 */
import { paceOf } from '../sending-limits/rules.ts'
import { sendEligibility } from './eligibility/send-eligibility.ts'
import type { ReadyMail } from './hand-off.ts'
import { latelySent, unique } from './hand-off-batch.ts'
import { presentFacts } from './hand-off-facts.ts'
import * as store from './hand-off-store.ts'
import type { SendContext } from './send-context.ts'

/**
 * The last check, in the transaction that marks the message as handed over: null if it may be sent, else why it is not sent
 * back. The same is asked as when it was prepared, of what may have changed since.
 */
export async function beginAll(sending: SendContext, ready: readonly ReadyMail[]): Promise<(string | null)[]> {
  const { scope } = sending
  const site = await scope.facts()
  if (!site) return ready.map(() => 'site_removed')
  return scope.database.write(async tx => {
    const now = scope.clock.now()
    const lead_ids = unique(ready.map(({ email }) => email.lead_id))
    const lately = await latelySent(tx, site, lead_ids, now)
    const standings = await store.readSendStates(
      tx,
      sending,
      ready.map(({ email }) => email.id),
    )
    const pace = await paceOf(tx, { now, timezone: site.timezone, month_max: site.plan?.limits.emails ?? null })
    const kept = ready.map(({ email, facts, marketing, domain }) => {
      const standing = standings.get(email.id)
      if (!standing?.open) return 'ended'
      const now_is = presentFacts(email, { site, standing, marketing, lately })
      const eligibility = sendEligibility({ ...facts, ...now_is })
      if (!eligibility.eligible) return 'skip' in eligibility ? eligibility.skip : eligibility.wait
      if (!marketing) {
        pace.add(domain)
        return null
      }
      const wait = pace.take(domain)
      if (wait) return wait.reason
      lately.set(email.lead_id, (lately.get(email.lead_id) ?? new Set()).add(email.id))
      return null
    })
    await pace.save(tx)
    const going = ready.filter((_, index) => kept[index] === null)
    const interrupted = going.filter(r => r.doubts > 0).map(r => r.email.id)
    if (interrupted.length > 0) await store.closeInterrupted(tx, interrupted, now)
    if (going.length > 0) {
      const begun = going.map(r => ({
        email_id: r.email.id,
        number: r.number,
        template_version: r.template_version,
        language: r.language,
      }))
      await store.beginAttempts(tx, begun, now)
    }
    return kept
  })
}
