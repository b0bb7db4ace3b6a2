/**
 * Records that attempts begin: from here on a message may have been handed over. Whether it may be sent is decided in
 * hand-off.ts.
 */
import { paceOf } from '../sending-limits/rules.ts'
import { stopsEverything } from '../suppressions/rules.ts'
import type { ReadyMail } from './hand-off.ts'
import { isCapped, latelySent, unique } from './hand-off-batch.ts'
import * as store from './hand-off-store.ts'
import type { Sending } from './sending.ts'

/**
 * The last check, in the transaction that marks the message as handed over: null if it may be sent, else why it is not sent
 * back. Everything else was checked when it was prepared, and cannot be asked of a person twice.
 */
export async function beginAll(sending: Sending, ready: readonly ReadyMail[]): Promise<(string | null)[]> {
  const { scope } = sending
  const site = await scope.facts()
  if (!site) return ready.map(() => 'site_removed')
  return scope.database.write(async tx => {
    const now = scope.clock.now()
    const lead_ids = unique(ready.map(({ email }) => email.lead_id))
    const lately = await latelySent(tx, site, lead_ids, now)
    const standings = await store.standingsOf(
      tx,
      sending,
      ready.map(({ email }) => email.id),
    )
    const pace = await paceOf(tx, { now, timezone: site.timezone, month_max: site.plan?.limits.emails ?? null })
    const kept = ready.map(({ email, marketing, domain }) => {
      const standing = standings.get(email.id)
      if (!standing?.open) return 'ended'
      if (standing.broadcast?.canceled && email.decision !== 'resent') return 'canceled'
      if (standing.duplicate && email.decision !== 'resent') return 'duplicate'
      if (standing.paused || (site.paused && marketing)) return 'paused'
      if (email.run_id !== null && email.decision !== 'resent' && !standing.run_live) return 'run_ended'
      if (standing.suppression && (marketing || stopsEverything(standing.suppression))) return 'suppressed'
      if (!marketing) {
        pace.add(domain)
        return null
      }
      if (!standing.subscribed) return 'unsubscribed'
      if (standing.topic_left) return 'topic_left'
      if (isCapped(lately, site.marketing.emails_max, email)) return 'capped'
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
