/** What an open or a click counts for. Stored as it came; only what a person probably did is counted for the lead. */
import type { InAction } from '../../platform/context.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { limits } from '../../platform/limits.ts'
import { countMail } from '../leads/rules.ts'
import { findEmail } from './store.ts'
import * as store from './tracking-store.ts'

type Tx = Handle<'site'>
const all_links_ms = 2_000

export interface Hit {
  email_id: string
  kind: 'open' | 'click'
  url: string | null
  method: string
  user_agent: string
  verdict: 'person' | 'machine'
  verdict_reason: string | null
}

/** Records one open or click. A flood is cut off: what is beyond the limit is neither kept nor counted. */
export async function recordHit(tx: Tx, hit: Hit, { now, emit }: Pick<InAction, 'now' | 'emit'>): Promise<void> {
  const email = await findEmail(tx, hit.email_id)
  if (!email) return
  const kept = email.opens + email.machine_opens + email.clicks + email.machine_clicks
  if (kept >= limits.email_hits_kept_max) return
  const at = now()
  const judged = { ...hit }
  let revised: number[] = []
  if (hit.kind === 'click' && email.links > 1) {
    const recent = await store.clicksSince(tx, email.id, at - all_links_ms)
    const urls = new Set([...recent.map(click => click.url), hit.url])
    if (urls.size >= email.links) {
      Object.assign(judged, { verdict: 'machine', verdict_reason: hit.verdict_reason ?? 'all_links' })
      revised = recent.filter(click => click.verdict === 'person').map(click => click.seq)
    }
  }
  await store.insertHit(tx, { ...judged, user_agent: hit.user_agent.slice(0, 300), at })
  if (revised.length > 0) await store.reviseClicks(tx, email, revised)
  const person = judged.verdict === 'person'
  const opened = hit.kind === 'open'
  await store.saveCounts(tx, email.id, {
    opens: email.opens + (opened && person ? 1 : 0),
    machine_opens: email.machine_opens + (opened && !person ? 1 : 0),
    clicks: email.clicks - revised.length + (!opened && person ? 1 : 0),
    machine_clicks: email.machine_clicks + revised.length + (!opened && !person ? 1 : 0),
    first_opened_at: email.first_opened_at ?? (opened && person ? at : null),
    first_clicked_at: email.first_clicked_at ?? (!opened && person ? at : null),
  })
  if (!person) return
  await countMail(tx, email.lead_id, opened ? 'opened' : 'clicked', at)
  await emit(tx, {
    name: opened ? 'email.opened' : 'email.clicked',
    subject_id: email.id,
    lead_id: email.lead_id,
    data: { journey_id: email.journey_id, run_id: email.run_id, step_id: email.step_id, url: hit.url },
  })
}
