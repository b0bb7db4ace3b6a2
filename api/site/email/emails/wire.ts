/** Emails as clients read them. */

import type { Handle } from '../../../platform/database/handle.ts'
import { findDueTime } from '../../../platform/jobs/jobs.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { findLead } from '../../contacts/lead-records/rules.ts'
import { namesOfTemplates } from '../templates/rules.ts'
import { emailLimits } from './limits.ts'
import { sendJobOf } from './queue.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

type TemplateNames = ReadonlyMap<string, string | null>

/** Names of the templates of these emails, by id. */
export async function readTemplateNames(db: Db, rows: readonly store.EmailRow[]): Promise<TemplateNames> {
  const named = await namesOfTemplates(db, [...new Set(rows.map(row => row.template_id))])
  return new Map(named.map(({ id, name }) => [id, name]))
}

/** `address` is the lead's current one. */
export const toEmail = (row: store.EmailRow, names: TemplateNames, address: string | undefined) => ({
  id: row.id,
  run_id: row.run_id,
  sequence: row.sequence,
  journey_id: row.journey_id,
  step_id: row.step_id,
  broadcast_id: row.broadcast_id,
  variant: row.variant,
  ...(row.automated && { automated: row.automated }),
  lead_id: row.lead_id,
  template_id: row.template_id,
  template_name: names.get(row.template_id) ?? null,
  template_version: row.template_version,
  sender_id: row.sender_id,
  to: row.to_address ?? address ?? null,
  subject: row.subject,
  rfc_message_id: row.message_id,
  consent_id: row.consent_id,
  status: row.status,
  reason: row.reason,
  attempts: row.attempts,
  queued_at: toInstant(row.queued_at),
  handed_off_at: toInstantOrNull(row.handed_off_at),
  ended_at: toInstantOrNull(row.ended_at),
  opens: row.opens,
  machine_opens: row.machine_opens,
  clicks: row.clicks,
  machine_clicks: row.machine_clicks,
  first_opened_at: toInstantOrNull(row.first_opened_at),
  first_clicked_at: toInstantOrNull(row.first_clicked_at),
  unsubscribed_at: toInstantOrNull(row.unsubscribed_at),
  ...(row.decision && { decision: row.decision }),
  decided_at: toInstantOrNull(row.decided_at),
  decided_by: row.decided_by,
})

export async function existingEmail(db: Db, id: string): Promise<store.EmailRow> {
  const row = await store.findEmail(db, id)
  if (!row) throw problem('not_found')
  return row
}

export async function toDetail(db: Db, row: store.EmailRow) {
  const attempts = await store.listAttempts(db, row.id)
  const hits = await store.listHits(db, row.id, emailLimits.email_hits_kept_max)
  return {
    ...toEmail(row, await readTemplateNames(db, [row]), (await findLead(db, row.lead_id))?.email),
    next_attempt_at: toInstantOrNull(await findDueTime(db, sendJobOf(row), row.id)),
    attempt_list: attempts.map(a => ({
      number: a.number,
      started_at: toInstant(a.started_at),
      ended_at: toInstantOrNull(a.ended_at),
      outcome: a.outcome,
      response: a.response,
      ...(a.reason && { reason: a.reason }),
    })),
    hits: hits.map(h => ({
      type: h.type,
      url: h.url,
      at: toInstant(h.at),
      verdict: h.verdict,
      verdict_reason: h.verdict_reason,
      user_agent: h.user_agent,
    })),
  }
}
