/**
 * What an open or a click counts for. Stored as it came; only what a person probably did is counted for the lead. A run
 * and a trigger hear of a click when two seconds have shown that nobody followed all links at once.
 */
import type { InAction } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { limits } from '../../../platform/limits.ts'
import { leaveInput, runIsLive } from '../../automation/runs/rules.ts'
import { countMail } from '../../contacts/leads/rules.ts'
import { type EmailRow, findEmail } from './store.ts'
import * as store from './tracking-store.ts'

type Tx = Handle<'site'>
const all_links_ms = 2_000
export const settleClicksKind = 'settle_clicks'

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
  const person = judged.verdict === 'person'
  const opened = hit.kind === 'open'
  // Where there is one link only, following it is following all: nothing more can be learned by waiting.
  const settled = opened || !person || email.links <= 1
  await store.insertHit(tx, { ...judged, user_agent: hit.user_agent.slice(0, 300), at, settled })
  if (revised.length > 0) await store.reviseClicks(tx, email, revised)
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
  if (opened && email.opens === 0) await notifyRun(tx, email, { kind: 'opened' }, at, at)
  if (opened) return
  if (settled) await followClick(tx, email, { url: hit.url, at }, { now, emit })
  // A job for each click: one that is ending could not be counted on to see the next.
  else await enqueue(tx, { kind: settleClicksKind, subject_id: `${email.id} ${kept}`, due_at: at + all_links_ms }, at)
}

/** Lets follow what the clicks mean that are old enough to be judged. */
export async function settleClicks(
  tx: Tx,
  email_id: string,
  { now, emit }: Pick<InAction, 'now' | 'emit'>,
): Promise<void> {
  const email = await findEmail(tx, email_id)
  if (!email) return
  const due = await store.unsettledClicks(tx, email_id, now() - all_links_ms)
  await store.settle(
    tx,
    due.map(click => click.seq),
  )
  for (const click of due) if (click.verdict === 'person') await followClick(tx, email, click, { now, emit })
}

async function followClick(
  tx: Tx,
  email: EmailRow,
  { url, at }: { url: string | null; at: number },
  { now, emit }: Pick<InAction, 'now' | 'emit'>,
): Promise<void> {
  if (url === null) return
  await notifyRun(tx, email, { kind: 'clicked', url }, at, now())
  const { journey_id, run_id, step_id, template_id } = email
  await emit(tx, {
    name: 'email.link_clicked',
    subject_id: email.id,
    lead_id: email.lead_id,
    data: { journey_id, run_id, step_id, template_id, url },
  })
}

type Told = { kind: 'opened' } | { kind: 'clicked'; url: string }

/** As of when it happened: what came before a limit was in time. */
async function notifyRun(tx: Tx, { run_id, step_id }: EmailRow, told: Told, at: number, now: number): Promise<void> {
  if (run_id === null || step_id === null || !(await runIsLive(tx, run_id))) return
  await leaveInput(tx, run_id, { type: 'event', at, event: { ...told, step_id } }, now)
}
