/** The endpoints on email to leads. */

import { query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { languageFor } from '../../contacts/lead-records/fields.ts'
import { summariesOf } from '../../contacts/lead-records/rules.ts'
import { leadFacts } from '../../contacts/leads/rules.ts'
import { sendersById } from '../senders/rules.ts'
import {
  contentKey,
  hiddenBlocks,
  inLanguage,
  ownContent,
  personalRenderer,
  presentTemplates,
  templateContent,
} from '../templates/rules.ts'
import * as contract from './contract.ts'
import { partsOf } from './parts.ts'
import { stepEmails } from './ports.ts'
import { questionPart } from './question-part.ts'
import * as store from './store.ts'
import { existingEmail, readTemplateNames, toDetail, toEmail } from './wire.ts'

export const listEmails = query(contract.listEmails, async (db, { query: q }) => {
  const { lead_id, journey_id, template_id, run_id, broadcast_id, search, status } = q
  const filter = { lead_id, journey_id, template_id, run_id, broadcast_id, search, status }
  const rows = await store.pageOfEmails(db, filter, listPage(q))
  const people = await summariesOf(
    db,
    rows.map(row => row.lead_id),
  )
  const names = await readTemplateNames(db, rows)
  return page(
    q,
    rows,
    row => listKey(q)({ id: row.id, created_at: row.queued_at }),
    row => toEmail(row, names, people.get(row.lead_id)?.email),
  )
})

export const getEmail = query(contract.getEmail, async (db, { params }) =>
  toDetail(db, await existingEmail(db, params.email_id)),
)

const render = personalRenderer()

export const getEmailContent = query(contract.getEmailContent, async (db, { params }, { site, installation, now }) => {
  const row = await existingEmail(db, params.email_id)
  const present = (await presentTemplates(db, [row.template_id])).get(row.template_id)
  const template_version = row.template_version ?? present?.content_version ?? 0
  const content = await templateContent(db, row.template_id, template_version)
  const lead = (await leadFacts(db, [row.lead_id])).get(row.lead_id)
  const sender = (await sendersById(db, [row.sender_id])).get(row.sender_id)
  if (!content || !lead || !sender) throw problem('not_found')
  const marketing = content.category === 'marketing'
  const { question, written } = partsOf(await installation.connections.through(stepEmails).partsOf(db, [row]), row)
  const preview = { answer_url: () => `${installation.config.public_url}/v1/public/answers/preview` }
  const language = row.handed_off_at === null ? languageFor(lead, site) : row.language
  const source = language === null ? ownContent(content) : inLanguage(content, language)
  const mail = render(contentKey(row.template_id, template_version, source), source, {
    lead,
    sender,
    site,
    public_url: installation.config.public_url,
    unsubscribe_url: marketing ? `${installation.config.public_url}/v1/public/unsubscribe/preview` : undefined,
    hidden: hiddenBlocks(source.document, lead, { now: row.ended_at ?? now(), timezone: site.timezone }),
    parts: { question: question && questionPart(question, preview, source.language ?? site.language), written },
  })
  const { preheader, html, text } = mail
  return {
    template_version,
    language: source.language ?? site.language,
    subject: row.subject ?? mail.subject,
    preheader,
    html,
    text,
  }
})
