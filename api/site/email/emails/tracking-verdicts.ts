/** The verdict on opens and clicks that had none at first: person or machine, by the other hits. */
import type { Handle } from '../../../platform/database/handle.ts'
import { doubtOf, isEarly, isOneOfAllLinks, wasRead } from './hit-verdict.ts'
import { emailLimits } from './limits.ts'
import { type EmailRow, findEmail, type HitRow, listHits } from './store.ts'
import { countHit, deliveredAt, type HitContext } from './tracking-rules.ts'
import * as store from './tracking-store.ts'

type Tx = Handle<'site'>

/** Reasons that mean that a scanner read the whole message, and not only a proxy loaded a picture. */
const scanning: ReadonlySet<string | null> = new Set(['head', 'robot', 'network', 'all_links'])

/**
 * Decides the hits that are old enough, in order of arrival; clicks first, since they show whether the email was
 * scanned.
 */
export async function settleHits(tx: Tx, email_id: string, acting: HitContext): Promise<void> {
  const email = await findEmail(tx, email_id)
  if (!email) return
  const hits = await listHits(tx, email_id, emailLimits.email_hits_kept_max)
  const delivered_at = deliveredAt(email)
  const isDue = (hit: HitRow) => hit.verdict === 'pending' && hit.at + doubtOf(hit.at, delivered_at) <= acting.now()
  for (const type of ['click', 'open'] as const) {
    for (const hit of hits.filter(one => one.type === type && isDue(one))) {
      const verdict_reason = machineReason(hit, hits, email)
      hit.verdict = verdict_reason === null ? 'person' : 'machine'
      hit.verdict_reason = verdict_reason
      await store.saveVerdict(tx, hit)
      await countHit(tx, (await findEmail(tx, email_id)) ?? email, hit, acting)
    }
  }
}

/** Why it was a machine's; null for a person's. */
function machineReason(hit: HitRow, hits: readonly HitRow[], email: EmailRow): string | null {
  const delivered_at = deliveredAt(email)
  const clicks = hits.flatMap(one => (one.type === 'click' ? [{ seq: one.seq, at: one.at, target: one.url }] : []))
  const click = clicks.find(({ seq }) => seq === hit.seq)
  if (click && isOneOfAllLinks(click, clicks, email.links, doubtOf(hit.at, delivered_at))) return 'all_links'
  if (!isEarly(hit.at, delivered_at)) return null
  if (hits.some(one => isEarly(one.at, delivered_at) && scanning.has(one.verdict_reason))) return 'scanned'
  // A proxy loads the picture when a reader opens the message.
  const opened_at = hits.flatMap(one => (one.type === 'open' ? [one.at] : []))
  return click && !wasRead(hit.at, opened_at) ? 'too_soon' : null
}
