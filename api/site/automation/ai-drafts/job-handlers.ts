/**
 * The job that has one text written: a kind of its own with slots of its own, so that a slow provider keeps nothing
 * else waiting. It asks under the site's daily cap, tries again with growing pauses, and then fails for all to see.
 */

import type { Handle } from '../../../platform/database/handle.ts'
import { type Emit, emitter } from '../../../platform/events/emit.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { handle, type JobHandler, type Outcome } from '../../../platform/jobs/handler.ts'
import type { AiWriter, Usage, WritingResult } from '../../../platform/network/ai/writer.ts'
import { addSpend, dayOf, takeBudget } from '../../assistants/ai-provider/rules.ts'
import { leadFacts } from '../../contacts/leads/rules.ts'
import { leaveInput } from '../runs/rules.ts'
import { aiDraftAwaitingApproval, aiDraftFailed, aiDraftReady } from './events.ts'
import { writeEmailJob } from './jobs.ts'
import { aiDraftLimits } from './limits.ts'
import { tokensAtMost, writingRequest } from './prompt.ts'
import * as store from './store.ts'

type Tx = Handle<'site'>
type DraftOutcome = Outcome<'site'>
type Spend = (tx: Tx) => Promise<void>
/** What is asked for, of whom, and for which site. */
interface DraftRequest {
  ai: AiWriter
  site: SiteFacts
  request: Parameters<AiWriter['write']>[0]
}
type DraftEvent = typeof aiDraftReady | typeof aiDraftAwaitingApproval | typeof aiDraftFailed
const hour_ms = 3_600_000
/** Longer than any answer can take: places at the provider are waited for within the lease. */
const lease_ms = 24 * hour_ms
const pauses_ms = [10_000, 60_000, 300_000, 900_000] as const
const none: Usage = { input_tokens: 0, output_tokens: 0 }

export function writeEmailHandler(scope: SiteScope): JobHandler<'site'> {
  const writing = new DraftWriter(scope)
  return handle(writeEmailJob, {
    concurrency: scope.installation.config.ai?.connections ?? 1,
    lease_ms,
    // The site may have been resumed by a process that was killed before it made them due.
    recover: tx => store.lookAgain(tx, 'paused', scope.clock.now()),
    perform: (job, signal) => writing.perform(job.subject_id, signal),
  })
}

/** Texts of one site, as they are asked for, written and given up. */
class DraftWriter {
  readonly #scope: SiteScope
  readonly #emit: Emit

  constructor(scope: SiteScope) {
    this.#scope = scope
    this.#emit = emitter(scope.installation, () => scope.clock.now())
  }

  #now(): number {
    return this.#scope.clock.now()
  }

  async perform(id: string, signal: AbortSignal): Promise<DraftOutcome> {
    const site = await this.#scope.facts()
    const read = await this.#scope.database.read(async db => {
      const draft = await store.findDraft(db, id)
      if (draft?.status !== 'queued') return null
      const lead = (await leadFacts(db, [draft.lead_id])).get(draft.lead_id)
      return { draft, lead, ...(await store.runStands(db, draft.run_id)) }
    })
    if (!site || !read) return { done: true }
    const { draft, lead, live, paused } = read
    const { ai } = this.#scope.installation
    if (!live || !lead) return this.#fail(draft, live ? 'lead_erased' : 'run_ended', none)
    if (paused || site.paused) return this.#wait(draft, 'paused', this.#now() + hour_ms)
    if (!ai) return this.#fail(draft, 'ai_not_configured', none)
    const request = writingRequest({ prompt: draft.prompt, model: draft.model, site }, lead)
    return this.#ask(draft, { ai, site, request }, signal)
  }

  /** Asks for the text, unless that could cost more than the site allows for the day. */
  async #ask(draft: store.DraftRow, { ai, site, request }: DraftRequest, signal: AbortSignal): Promise<DraftOutcome> {
    const at_most = ai.cost(tokensAtMost(request))
    const room = await takeBudget({ site, database: this.#scope.database, now: this.#now() }, at_most)
    if (!room.ok) return this.#wait(draft, 'spend_cap', room.again_at)
    const settled = room.release
    try {
      const result = await ai.write(request, signal)
      return { ...this.#after(draft, result, ai, site), settled }
    } catch (error) {
      settled()
      if (signal.aborted) return { done: false, again_at: this.#now() }
      throw error
    }
  }

  #after(draft: store.DraftRow, result: WritingResult, writer: AiWriter, site: SiteFacts): DraftOutcome {
    const spend = this.#spending(writer, result.usage ?? none, site)
    if (result.ok) return this.#finish(draft, result, spend)
    const attempts = draft.attempts + 1
    const busy = result.code === 'ai_busy'
    const given_up = busy
      ? this.#now() - draft.created_at > aiDraftLimits.ai_busy_hours_max * hour_ms
      : !result.again || attempts >= aiDraftLimits.ai_tries_max
    if (given_up) return this.#fail({ ...draft, attempts }, result.code, result.usage ?? none, spend)
    const pause = pauses_ms[Math.min(busy ? 1 : attempts - 1, pauses_ms.length - 1)] ?? hour_ms
    const set = { reason: result.code, attempts: busy ? draft.attempts : attempts }
    return {
      done: false,
      again_at: this.#now() + Math.max(result.after_ms ?? 0, result.after_ms === null || !busy ? pause : 0),
      write: async tx => {
        await spend(tx)
        await store.saveDraft(tx, draft.id, set)
      },
    }
  }

  #spending(writer: AiWriter, usage: Usage, site: SiteFacts): Spend {
    return async tx => {
      if (usage.input_tokens + usage.output_tokens === 0) return
      const { day } = dayOf(this.#now(), site.timezone)
      await addSpend(tx, day, usage, writer.cost(usage))
    }
  }

  #finish(draft: store.DraftRow, result: WritingResult & { ok: true }, spend: Spend): DraftOutcome {
    const at = this.#now()
    const status = draft.needs_approval ? 'awaiting_approval' : 'ready'
    return {
      done: true,
      write: async tx => {
        await spend(tx)
        // The lead was erased while the text was being written.
        if ((await store.findDraft(tx, draft.id))?.status !== 'queued') return
        await store.saveDraft(tx, draft.id, {
          status,
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
        await leaveInput(tx, run_id, { type: 'effect_succeeded', at, sequence, effect: 'write_email', outcome }, at)
        await this.#report(tx, draft, status === 'ready' ? aiDraftReady : aiDraftAwaitingApproval, at)
      },
    }
  }

  #fail(draft: store.DraftRow, code: string, usage: Usage, spend?: Spend): DraftOutcome {
    const at = this.#now()
    return {
      done: true,
      write: async tx => {
        await spend?.(tx)
        if ((await store.findDraft(tx, draft.id))?.status !== 'queued') return
        await store.saveDraft(tx, draft.id, { status: 'failed', reason: code, attempts: draft.attempts, ...usage })
        if (code === 'run_ended' || code === 'lead_erased') return
        const { run_id, sequence } = draft
        await leaveInput(tx, run_id, { type: 'effect_failed', at, sequence, code, retry_at: null }, at)
        await this.#report(tx, draft, aiDraftFailed, at)
      },
    }
  }

  #wait(draft: store.DraftRow, reason: string, again_at: number): DraftOutcome {
    if (draft.reason === reason) return { done: false, again_at }
    return { done: false, again_at, write: tx => store.saveDraft(tx, draft.id, { reason }) }
  }

  #report(tx: Tx, { id, lead_id, journey_id, run_id, step_id }: store.DraftRow, event: DraftEvent, at: number) {
    return this.#emit(tx, event, { subject_id: id, lead_id, data: { journey_id, run_id, step_id }, at })
  }
}
