/** Texts that a canned model wrote, and what somebody decided of them. */
import type { WriteEmail } from '../../../workflows/core/effects.ts'
import type { SiteScope } from '../../platform/features/site-scope.ts'
import { removeJobs } from '../../platform/jobs/jobs.ts'
import type { AiWriter } from '../../platform/network/ai/writer.ts'
import { writeEmailHandler } from '../../site/automation/ai-drafts/job-handlers.ts'
import { writeEmailJob } from '../../site/automation/ai-drafts/jobs.ts'
import { findDraft, findDraftOf, saveDraft } from '../../site/automation/ai-drafts/store.ts'
import { leaveInput } from '../../site/automation/runs/rules.ts'
import { leadFacts } from '../../site/contacts/leads/rules.ts'
import { chance } from '../chance.ts'
import type { Past, Tx } from './past.ts'

export interface Decision {
  draft_id: string
  approved: boolean
  after_ms: number
}

const day_ms = 86_400_000
/** Who asked lately still waits to be read by somebody. */
const read_after_days = 3
const patient = new AbortController().signal
const usage = { input_tokens: 640, output_tokens: 210 }

export function drafting(tx: Tx, { business, now, user_id }: Past, scope: SiteScope) {
  /** For whom the text is that is being written, and whether the model refuses. */
  let reader = { name: '', answer: '', refuses: false }
  const ai: AiWriter = {
    model: 'canned-writer',
    cost: ({ input_tokens, output_tokens }) => input_tokens * 15 + output_tokens * 60,
    async write() {
      const { name, answer, refuses } = reader
      if (refuses) return { ok: false, code: 'ai_refused', again: false, after_ms: null, usage: null }
      const at = Math.max(0, business.question.options.indexOf(answer))
      const letter = business.letters[Math.min(at, business.letters.length - 1)] ?? { subject: '', text: '' }
      const { subject, text } = letter
      return { ok: true, subject, text: text.replace('{name}', name), model: 'canned-writer', usage }
    },
  }
  const handler = writeEmailHandler({ ...scope, installation: { ...scope.installation, ai } })

  async function write(effects: readonly WriteEmail[]): Promise<Decision[]> {
    const decisions: Decision[] = []
    for (const { run_id, sequence } of effects) {
      const draft = await findDraftOf(tx, run_id, sequence)
      if (!draft) continue
      const lead = (await leadFacts(tx, [draft.lead_id])).get(draft.lead_id)
      const by = chance(`${business.key} draft ${draft.id}`)
      const answer = String(lead?.custom_fields[business.question.name] ?? '')
      reader = { name: lead?.first_name ?? '', answer, refuses: by.hits(0.05) }
      await removeJobs(tx, writeEmailJob, [draft.id])
      const nothing = { payload: null, due_at: 0, lease_until: null, fence: 0, attempts: 0, created_at: 0 }
      const outcome = await handler.perform({ type: writeEmailJob.type, subject_id: draft.id, ...nothing }, patient)
      if (outcome.write) await outcome.write(tx)
      outcome.settled?.()
      const recent = scope.clock.now() > now - read_after_days * day_ms
      if (!reader.refuses && !recent) {
        decisions.push({ draft_id: draft.id, approved: by.hits(0.93), after_ms: by.between(1, 20) * 3_600_000 })
      }
    }
    return decisions
  }

  async function decide({ draft_id, approved }: Decision): Promise<void> {
    const draft = await findDraft(tx, draft_id)
    if (draft?.status !== 'awaiting_approval') return
    const at = scope.clock.now()
    const status = approved ? 'ready' : 'rejected'
    await saveDraft(tx, draft.id, { status, decided_at: at, decided_by: user_id })
    const event = { type: 'approval', step_id: draft.step_id, approved } as const
    await leaveInput(tx, draft.run_id, { type: 'event', at, event }, at)
  }

  return { write, decide }
}
