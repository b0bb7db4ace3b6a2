/**
 * The job that has one text written: a kind of its own with slots of its own, so that a slow provider keeps nothing
 * else waiting. It asks under the site's daily cap, tries again with growing pauses, and then fails for all to see.
 */
import type { AiWriter, Usage, WritingResult } from '../../../platform/ai/writer.ts'
import type { SiteFacts } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { emitter } from '../../../platform/events/emit.ts'
import { handle, type JobHandler, type Outcome } from '../../../platform/jobs/worker.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import { leadFacts } from '../../contacts/leads/rules.ts'
import { leaveInput } from '../runs/rules.ts'
import { dayOf } from './day.ts'
import { aiDraftAwaitingApproval, aiDraftFailed, aiDraftReady } from './events.ts'
import { writeEmailJob } from './jobs.ts'
import { aiDraftLimits } from './limits.ts'
import { tokensAtMost, writingRequest } from './prompt.ts'
import * as store from './store.ts'

type Tx = Handle<'site'>
type Ended = Outcome<'site'>
type Written = typeof aiDraftReady | typeof aiDraftAwaitingApproval | typeof aiDraftFailed
const hour_ms = 3_600_000
/** Longer than any answer can take: places at the provider are waited for within the lease. */
const lease_ms = 24 * hour_ms
const pauses_ms = [10_000, 60_000, 300_000, 900_000] as const
const none: Usage = { input_tokens: 0, output_tokens: 0 }

export function writeEmailHandler(scope: SiteScope): JobHandler<'site'> {
  const { installation, database, clock } = scope
  const { ai } = installation
  const emit = emitter(installation, () => clock.now())
  /** The cost of requests in flight, in millionths of a cent. */
  let reserved = 0

  async function perform(id: string, signal: AbortSignal): Promise<Ended> {
    const site = await scope.facts()
    const read = await database.read(async db => {
      const draft = await store.findDraft(db, id)
      if (draft?.state !== 'queued') return null
      const lead = (await leadFacts(db, [draft.lead_id])).get(draft.lead_id)
      return { draft, lead, ...(await store.runStands(db, draft.run_id)) }
    })
    if (!site || !read) return { done: true }
    const { draft, lead, live, paused } = read
    if (!live || !lead) return fail(draft, live ? 'lead_erased' : 'run_ended', none)
    if (paused || site.paused) return wait(draft, 'paused', clock.now() + hour_ms)
    if (!ai) return fail(draft, 'ai_not_configured', none)
    const request = writingRequest({ prompt: draft.prompt, model: draft.model, site }, lead)
    const at_most = ai.cost(tokensAtMost(request))
    const { day, next_at } = dayOf(clock.now(), site.timezone)
    const spent = (await database.read(db => store.spentOn(db, day))).cost
    if (spent + reserved + at_most > site.marketing.ai_daily_cents_max * 1_000_000) {
      // What others are about to give back may suffice; a day's end is waited for only when nothing is under way.
      return wait(draft, 'spend_cap', reserved > 0 ? clock.now() + 1_000 : next_at)
    }
    reserved += at_most
    const settled = () => {
      reserved -= at_most
    }
    try {
      const result = await ai.write(request, signal)
      return { ...after(draft, result, ai, site), settled }
    } catch (error) {
      settled()
      if (signal.aborted) return { done: false, again_at: clock.now() }
      throw error
    }
  }

  function after(draft: store.DraftRow, result: WritingResult, writer: AiWriter, site: SiteFacts): Ended {
    const spend = spending(writer, result.usage ?? none, site)
    if (result.ok) return finish(draft, result, spend)
    const attempts = draft.attempts + 1
    const busy = result.code === 'ai_busy'
    const given_up = busy
      ? clock.now() - draft.created_at > aiDraftLimits.ai_busy_hours_max * hour_ms
      : !result.again || attempts >= aiDraftLimits.ai_tries_max
    if (given_up) return fail({ ...draft, attempts }, result.code, result.usage ?? none, spend)
    const pause = pauses_ms[Math.min(busy ? 1 : attempts - 1, pauses_ms.length - 1)] ?? hour_ms
    const set = { reason: result.code, attempts: busy ? draft.attempts : attempts }
    return {
      done: false,
      again_at: clock.now() + Math.max(result.after_ms ?? 0, result.after_ms === null || !busy ? pause : 0),
      write: async tx => {
        await spend(tx)
        await store.saveDraft(tx, draft.id, set)
      },
    }
  }

  const spending = (writer: AiWriter, usage: Usage, site: SiteFacts) => async (tx: Tx) => {
    if (usage.input_tokens + usage.output_tokens === 0) return
    const { day } = dayOf(clock.now(), site.timezone)
    await store.addSpend(tx, day, usage, writer.cost(usage))
  }

  function finish(
    draft: store.DraftRow,
    result: WritingResult & { ok: true },
    spend: (tx: Tx) => Promise<void>,
  ): Ended {
    const at = clock.now()
    const state = draft.needs_approval ? 'awaiting_approval' : 'ready'
    return {
      done: true,
      write: async tx => {
        await spend(tx)
        // The lead was erased while the text was being written.
        if ((await store.findDraft(tx, draft.id))?.state !== 'queued') return
        await store.saveDraft(tx, draft.id, {
          state,
          reason: null,
          subject: result.subject,
          text: result.text,
          model: result.model,
          attempts: draft.attempts + 1,
          ...result.usage,
          written_at: at,
        })
        const { run_id, sequence } = draft
        const outcome = { draft_id: draft.id }
        await leaveInput(tx, run_id, { type: 'effect_succeeded', at, sequence, kind: 'write_email', outcome }, at)
        await report(tx, draft, state === 'ready' ? aiDraftReady : aiDraftAwaitingApproval, at)
      },
    }
  }

  function fail(draft: store.DraftRow, code: string, usage: Usage, spend?: (tx: Tx) => Promise<void>): Ended {
    const at = clock.now()
    return {
      done: true,
      write: async tx => {
        await spend?.(tx)
        if ((await store.findDraft(tx, draft.id))?.state !== 'queued') return
        await store.saveDraft(tx, draft.id, { state: 'failed', reason: code, attempts: draft.attempts, ...usage })
        if (code === 'run_ended' || code === 'lead_erased') return
        const { run_id, sequence } = draft
        await leaveInput(tx, run_id, { type: 'effect_failed', at, sequence, code, retry_at: null }, at)
        await report(tx, draft, aiDraftFailed, at)
      },
    }
  }

  function wait(draft: store.DraftRow, reason: string, again_at: number): Ended {
    if (draft.reason === reason) return { done: false, again_at }
    return { done: false, again_at, write: tx => store.saveDraft(tx, draft.id, { reason }) }
  }

  function report(tx: Tx, { id, lead_id, journey_id, run_id, step_id }: store.DraftRow, event: Written, at: number) {
    return emit(tx, event, { subject_id: id, lead_id, data: { journey_id, run_id, step_id }, at })
  }

  return handle(writeEmailJob, {
    concurrency: installation.config.ai?.connections ?? 1,
    lease_ms,
    perform: (job, signal) => perform(job.subject_id, signal),
  })
}
