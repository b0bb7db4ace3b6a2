/**
 * Records that attempts begin: from here on a message may have been handed over. Whether it may be sent is decided in
 * hand-off.ts.
 */
import { isCapped, latelySent, type ReadyMail, type Sending, unique } from './hand-off.ts'
import * as store from './hand-off-store.ts'

/**
 * The last check, in the transaction that marks the message as handed over: null if it may be sent, else why it is not sent
 * back. Everything else was checked when it was prepared, and cannot be asked of a person twice.
 */
export async function beginAll(sending: Sending, ready: readonly ReadyMail[]): Promise<(string | null)[]> {
  const { scope, steps } = sending
  const site = await scope.facts()
  if (!site) return ready.map(() => 'site_removed')
  return scope.database.write(async tx => {
    const now = scope.clock.now()
    const lead_ids = unique(ready.map(({ email }) => email.lead_id))
    const lately = await latelySent(tx, site, lead_ids, now)
    const standings = await store.standingsOf(
      tx,
      steps,
      ready.map(({ email }) => email.id),
    )
    const kept = ready.map(({ email, marketing }) => {
      const standing = standings.get(email.id)
      if (!standing?.open) return 'ended'
      if (standing.paused || (site.paused && marketing)) return 'paused'
      if (email.run_id !== null && email.decision !== 'resent' && !standing.run_live) return 'run_ended'
      if (!marketing) return null
      if (!standing.subscribed) return 'unsubscribed'
      if (isCapped(lately, site.marketing.emails_max, email)) return 'capped'
      lately.set(email.lead_id, (lately.get(email.lead_id) ?? new Set()).add(email.id))
      return null
    })
    const going = ready.filter((_, index) => kept[index] === null)
    const interrupted = going.filter(r => r.doubts > 0).map(r => r.email.id)
    if (interrupted.length > 0) await store.closeInterrupted(tx, interrupted, now)
    if (going.length > 0) {
      const begun = going.map(r => ({
        email_id: r.email.id,
        number: r.number,
        template_version: r.template_version,
      }))
      await store.beginAttempts(tx, begun, now)
    }
    return kept
  })
}
