/** The operations on mail to leads. */
import { toInstant, toInstantOrNull } from '../../../platform/clock.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { dueOf } from '../../../platform/jobs/jobs.ts'
import { limits } from '../../../platform/limits.ts'
import { query } from '../../../platform/operation.ts'
import { afterId, page, pageLimit } from '../../../platform/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { leadFacts } from '../../contacts/leads/rules.ts'
import { sendersById } from '../senders/rules.ts'
import { personalRenderer, presentTemplates, templateContent } from '../templates/rules.ts'
import * as contract from './contract.ts'
import { checksOf, explained } from './explanation.ts'
import { partsOf, readParts } from './parts.ts'
import { questionPart } from './question-part.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

const toEmail = (row: store.EmailRow) => ({
  id: row.id,
  run_id: row.run_id,
  sequence: row.sequence,
  journey_id: row.journey_id,
  step_id: row.step_id,
  lead_id: row.lead_id,
  template_id: row.template_id,
  template_version: row.template_version,
  sender_id: row.sender_id,
  to: row.to_address,
  subject: row.subject,
  message_id: row.message_id,
  consent_id: row.consent_id,
  state: row.state,
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
  const attempts = await store.attemptsOf(db, row.id)
  const hits = await store.hitsOf(db, row.id, limits.email_hits_kept_max)
  return {
    ...toEmail(row),
    next_attempt_at: toInstantOrNull(await dueOf(db, store.sendEmailKind, row.id)),
    attempt_list: attempts.map(a => ({
      number: a.number,
      begun_at: toInstant(a.begun_at),
      ended_at: toInstantOrNull(a.ended_at),
      outcome: a.outcome,
      response: a.response,
    })),
    hits: hits.map(h => ({
      kind: h.kind,
      url: h.url,
      at: toInstant(h.at),
      verdict: h.verdict,
      verdict_reason: h.verdict_reason,
      user_agent: h.user_agent,
    })),
  }
}

export const listEmails = query(contract.listEmails, async (db, { query: q }) => {
  const { lead_id, journey_id, run_id, state } = q
  const filter = { lead_id, journey_id, run_id, state }
  const rows = await store.pageOfEmails(db, filter, { after: afterId(q), limit: pageLimit(q) })
  return page(q, rows, row => [row.id], toEmail)
})

export const getEmail = query(contract.getEmail, async (db, { params }) =>
  toDetail(db, await existingEmail(db, params.email_id)),
)

const render = personalRenderer()

export const getEmailContent = query(contract.getEmailContent, async (db, { params }, { site, installation }) => {
  const row = await existingEmail(db, params.email_id)
  const present = (await presentTemplates(db, [row.template_id])).get(row.template_id)
  const template_version = row.template_version ?? present?.content_version ?? 0
  const content = await templateContent(db, row.template_id, template_version)
  const lead = (await leadFacts(db, [row.lead_id])).get(row.lead_id)
  const sender = (await sendersById(db, [row.sender_id])).get(row.sender_id)
  if (!content || !lead || !sender) throw problem('not_found')
  const marketing = content.category === 'marketing'
  const { question, written } = partsOf(await readParts(db, [row]), row)
  const preview = { answer_url: () => `${installation.config.public_url}/v1/public/answers/preview` }
  const mail = render(`${row.template_id} ${template_version}`, content, {
    lead,
    sender,
    site,
    unsubscribe_url: marketing ? `${installation.config.public_url}/v1/public/unsubscribe/preview` : undefined,
    parts: { question: question && questionPart(question, preview, site.language), written },
  })
  const { preheader, html, text } = mail
  return { template_version, subject: row.subject ?? mail.subject, preheader, html, text }
})

export const explainEmail = query(contract.explainEmail, async (db, { params }) => {
  const row = await existingEmail(db, params.email_id)
  const present = (await presentTemplates(db, [row.template_id])).get(row.template_id)
  return {
    email: await toDetail(db, row),
    ...(await explained(db, row)),
    checks: checksOf(row, present?.category ?? 'marketing'),
  }
})
