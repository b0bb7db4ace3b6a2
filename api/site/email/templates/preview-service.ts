/** The endpoints on how templates look to leads. */

import type { Handle } from '../../../platform/database/handle.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { languageFor } from '../../contacts/lead-records/fields.ts'
import { leadFacts } from '../../contacts/leads/rules.ts'
import { sendersById } from '../senders/rules.ts'
import { type ContentChange, readContent } from './content.ts'
import { hiddenBlocks } from './document/hidden.ts'
import { hintsOf } from './document/hints.ts'
import { inventedLead } from './invented-lead.ts'
import { enqueueTest } from './job-handlers.ts'
import { inLanguage } from './languages.ts'
import { shownParts } from './parts.ts'
import { personalRenderer } from './personal.ts'
import * as contract from './preview-contract.ts'
import type { TemplateSource } from './render.ts'
import { existingTemplate, templateContent, variablesOf } from './rules.ts'
import type { TemplateRow } from './store.ts'
import { problemsOf } from './wire.ts'

type Db = Handle<'site'>
const render = personalRenderer()

const previewSender = { first_name: 'Ana', last_name: 'García', email: 'ana@example.com', signature: '' }

/** The present content, or one that it had. */
async function storedContent(db: Db, template_id: string, number: number | undefined): Promise<TemplateRow> {
  const row = await existingTemplate(db, template_id)
  if (number === undefined) return row
  const kept = await templateContent(db, row.id, number)
  if (!kept) throw invalid('/content_version', 'unknown_reference')
  const { category, subject, preheader, body_text, document, translations } = kept
  return { ...row, category, subject, preheader, body_text, document, translations }
}

type PreviewSource = TemplateSource & { category: TemplateRow['category'] }

/** A content with what is not saved of it yet, and what keeps it from being saved. */
async function toPreview(db: Db, stored: PreviewSource, given: ContentChange, known: readonly string[]) {
  const { subject = stored.subject, preheader = stored.preheader ?? '' } = given
  const { body_text, document } = given.document || given.body_text !== undefined ? given : stored
  const { content, errors } = await readContent(db, { subject, preheader, body_text, document }, known)
  const row = { ...stored, ...content }
  const found = problemsOf(row, known)
  // Others than texts and links, such as an image that is gone.
  const others = errors.filter(error => !found.some(one => one.pointer === error.pointer))
  const problems = others.map(({ pointer, code }) => ({ code: 'template_block_invalid' as const, pointer, name: code }))
  return { row, problems: [...found, ...problems] }
}

export const previewTemplate = query(
  contract.previewTemplate,
  async (db, { params, body }, { site, installation, newId, now }) => {
    const known = await variablesOf(db)
    const stored = await storedContent(db, params.template_id, body.content_version)
    const lead = body.lead_id ? (await leadFacts(db, [body.lead_id])).get(body.lead_id) : inventedLead
    if (!lead) throw invalid('/lead_id', 'unknown_reference')
    const wanted = body.language ?? languageFor(lead, site)
    const { row, problems } = await toPreview(
      db,
      { ...inLanguage(stored, wanted), category: stored.category },
      body,
      known,
    )
    const language = body.language ?? row.language ?? site.language
    if (problems.some(p => p.code !== 'no_unsubscribe_link')) {
      return { language, subject: '', preheader: '', html: '', text: '', problems, bytes: 0, hints: [] }
    }
    const sender = body.sender_id ? (await sendersById(db, [body.sender_id])).get(body.sender_id) : previewSender
    if (!sender) throw invalid('/sender_id', 'unknown_reference')
    const marketing = row.category === 'marketing'
    const { subject, preheader, html, text } = render(
      newId('request'),
      { ...row, language },
      {
        lead,
        sender,
        site,
        public_url: installation.config.public_url,
        unsubscribe_url: marketing ? `${installation.config.public_url}/v1/public/unsubscribe/preview` : undefined,
        confirmation_url: `${installation.config.public_url}/v1/public/confirmations/preview`,
        hidden:
          lead === inventedLead ? undefined : hiddenBlocks(row.document, lead, { now: now(), timezone: site.timezone }),
        parts: shownParts(row, language),
      },
    )
    const hints = hintsOf(row.document, { subject, preheader, html })
    return { language, subject, preheader, html, text, problems, bytes: Buffer.byteLength(html), hints }
  },
)

export const sendTemplateTest = action(contract.sendTemplateTest, async (tx, { params, body }, { newId, now }) => {
  const row = await existingTemplate(tx, params.template_id)
  if (body.lead_id && !(await leadFacts(tx, [body.lead_id])).has(body.lead_id)) {
    throw invalid('/lead_id', 'unknown_reference')
  }
  if (body.sender_id) {
    const sender = (await sendersById(tx, [body.sender_id])).get(body.sender_id)
    if (!sender) throw invalid('/sender_id', 'unknown_reference')
    if (sender.verified_at === null) throw problem('sender_not_verified')
  }
  const { to, lead_id = null, sender_id = null, language } = body
  await enqueueTest(tx, newId('email'), { template_id: row.id, to, lead_id, sender_id, language }, now())
  return { queued: true }
})
