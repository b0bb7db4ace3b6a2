/** The endpoints on texts that the AI wrote. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { actorId } from '../../../platform/identity/actor.ts'
import { usdMicros } from '../../../platform/network/ai/cost.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { dayOf, spentOn } from '../../assistants/ai-provider/rules.ts'
import { summariesOf, summaryOf } from '../../contacts/lead-records/rules.ts'
import { leaveInput, runIsLive } from '../runs/rules.ts'
import * as contract from './contract.ts'
import { existingDraft } from './rules.ts'
import * as store from './store.ts'

const leadsOf = (db: Handle<'site'>, rows: readonly store.DraftRow[]) =>
  summariesOf(
    db,
    rows.map(row => row.lead_id),
  )

const toDraft = (row: store.DraftRow, leads: Awaited<ReturnType<typeof leadsOf>>) => ({
  id: row.id,
  run_id: row.run_id,
  journey_id: row.journey_id,
  step_id: row.step_id,
  lead_id: row.lead_id,
  lead: leads.get(row.lead_id) ?? summaryOf(undefined),
  status: row.status,
  reason: row.reason,
  prompt: row.prompt,
  model: row.model,
  needs_approval: row.needs_approval,
  subject: row.subject,
  text: row.text,
  edited: row.edited,
  attempts: row.attempts,
  input_tokens: row.input_tokens,
  output_tokens: row.output_tokens,
  created_at: toInstant(row.created_at),
  written_at: toInstantOrNull(row.written_at),
  decided_at: toInstantOrNull(row.decided_at),
  decided_by: row.decided_by,
  version: row.version,
})

export const listAiDrafts = query(contract.listAiDrafts, async (db, { query: q }) => {
  const { status, journey_id, run_id, lead_id } = q
  const filter = { status, journey_id, run_id, lead_id }
  const rows = await store.pageOfDrafts(db, filter, listPage(q))
  const leads = await leadsOf(db, rows)
  return page(q, rows, listKey(q), row => toDraft(row, leads))
})

async function oneDraft(db: Handle<'site'>, id: string) {
  const row = await existingDraft(db, id)
  return toDraft(row, await leadsOf(db, [row]))
}

export const getAiDraft = query(contract.getAiDraft, async (db, { params }) => oneDraft(db, params.draft_id))

type Decision = Pick<store.DraftRow, 'status'> & Partial<store.DraftRow>

async function decide(tx: Handle<'site'>, id: string, decision: (row: store.DraftRow) => Decision, context: InAction) {
  const row = await existingDraft(tx, id)
  context.ifMatch(row.version)
  if (row.status !== 'awaiting_approval') throw problem('transition_not_allowed', { values: { status: row.status } })
  const at = context.now()
  const set = decision(row)
  await store.saveDraft(tx, row.id, { ...set, decided_at: at, decided_by: actorId(context.actor) })
  if (await runIsLive(tx, row.run_id)) {
    const event = { type: 'approval', step_id: row.step_id, approved: set.status === 'ready' } as const
    await leaveInput(tx, row.run_id, { type: 'event', at, event }, at)
  }
  return oneDraft(tx, row.id)
}

export const approveAiDraft = action(contract.approveAiDraft, async (tx, { params, body }, context) =>
  decide(
    tx,
    params.draft_id,
    row => {
      const { subject = row.subject, text = row.text } = body
      return { status: 'ready', subject, text, edited: subject !== row.subject || text !== row.text }
    },
    context,
  ),
)

export const rejectAiDraft = action(contract.rejectAiDraft, async (tx, { params }, context) =>
  decide(tx, params.draft_id, () => ({ status: 'rejected' }), context),
)

export const getAiUsage = query(contract.getAiUsage, async (db, _input, { site, installation, now }) => {
  const { day, next_at } = dayOf(now(), site.timezone)
  const { cost, calls } = await spentOn(db, day)
  return {
    configured: installation.ai !== undefined,
    model: installation.ai?.model ?? null,
    day,
    calls,
    spent_usd_micros: usdMicros(cost),
    daily_cents_max: site.marketing.ai_daily_cents_max,
    waiting_for_cap: await store.countReason(db, 'spend_cap'),
    next_day_at: toInstant(next_at),
  }
})
