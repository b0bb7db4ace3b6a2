/** The endpoints on templates. */

import { toInstant } from '../../../platform/clock.ts'
import type { InAction } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { action, query } from '../../../platform/endpoint.ts'
import { afterId, page, pageLimit } from '../../../platform/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas.ts'
import { leadFacts } from '../../contacts/leads/rules.ts'
import { sendersById } from '../senders/rules.ts'
import { checkTemplate } from './check.ts'
import * as contract from './contract.ts'
import { inventedLead } from './invented-lead.ts'
import { enqueueTest } from './job-handlers.ts'
import { templateLimits } from './limits.ts'
import { shownParts } from './parts.ts'
import { personalRenderer } from './personal.ts'
import { compileTemplate, type TemplateSource } from './render.ts'
import { existingTemplate, hasUnsubscribeLink, requireFreeName, variablesOf } from './rules.ts'
import {
  insertTemplate,
  keepContent,
  pageOfTemplates,
  removeTemplate,
  saveTemplate,
  type TemplateRow,
} from './store.ts'

type Db = Handle<'site'>
const render = personalRenderer()

function problemsOf(row: TemplateSource & { category: TemplateRow['category'] }, known: readonly string[]) {
  const found = checkTemplate(row, known).map(({ code, pointer, name }) => ({ code, pointer, name }))
  return row.category === 'marketing' && !hasUnsubscribeLink(row)
    ? [...found, { code: 'no_unsubscribe_link' as const, pointer: '/body_text', name: 'unsubscribe_url' }]
    : found
}

const toTemplate = (row: TemplateRow, known: readonly string[]) => ({
  id: row.id,
  name: row.name,
  category: row.category,
  subject: row.subject,
  preheader: row.preheader,
  body_text: row.body_text,
  enabled: row.enabled,
  has_unsubscribe_link: hasUnsubscribeLink(row),
  problems: problemsOf(row, known),
  content_version: row.content_version,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

/** Refuses content that could not be sent, at each place. */
function requireGood(source: TemplateSource, known: readonly string[]): void {
  const errors = checkTemplate(source, known).map(({ pointer, code, name, line }) => ({
    pointer,
    code,
    values: { name, line },
  }))
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

export const listTemplates = query(contract.listTemplates, async (db, { query: q }) => {
  const search = q.search === undefined ? undefined : foldKey(q.search)
  const filter = { search, category: q.category, enabled: q.enabled }
  const rows = await pageOfTemplates(db, filter, { after: afterId(q), limit: pageLimit(q) })
  const known = await variablesOf(db)
  return page(
    q,
    rows,
    row => [row.id],
    row => toTemplate(row, known),
  )
})

export const getTemplate = query(contract.getTemplate, async (db, { params }) =>
  toTemplate(await existingTemplate(db, params.template_id), await variablesOf(db)),
)

export const createTemplate = action(contract.createTemplate, async (tx, { body }, { newId, now }) => {
  const known = await variablesOf(tx)
  const content = { subject: body.subject, preheader: body.preheader ?? '', body_text: body.body_text }
  requireGood(content, known)
  const row: TemplateRow = {
    id: newId('template'),
    name: body.name,
    name_key: await requireFreeName(tx, body.name),
    category: body.category ?? 'marketing',
    ...content,
    enabled: true,
    content_version: 1,
    version: 1,
    created_at: now(),
    updated_at: now(),
  }
  await insertTemplate(tx, row)
  return toTemplate(row, known)
})

export const updateTemplate = action(contract.updateTemplate, async (tx, { params, body }, { now, ifMatch }) => {
  const row = await existingTemplate(tx, params.template_id)
  ifMatch(row.version)
  const known = await variablesOf(tx)
  const next: TemplateRow = { ...row, ...defined(body), updated_at: now() }
  requireGood(next, known)
  if (body.name !== undefined) next.name_key = await requireFreeName(tx, body.name, row.id)
  const changed = (['category', 'subject', 'preheader', 'body_text'] as const).some(k => next[k] !== row[k])
  if (changed) {
    next.content_version = row.content_version + 1
    await keepContent(tx, next)
  }
  const { id: _id, version: _version, ...set } = next
  await saveTemplate(tx, row.id, set)
  return toTemplate(await existingTemplate(tx, row.id), known)
})

const defined = <T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined)) as never

export const deleteTemplate = action(contract.deleteTemplate, async (tx, { params }, { requireUnused }) => {
  const row = await existingTemplate(tx, params.template_id)
  await requireUnused(tx, 'template', row.id)
  await removeTemplate(tx, row.id)
})

export const duplicateTemplate = action(contract.duplicateTemplate, async (tx, { params }, { newId, now }) => {
  const row = await existingTemplate(tx, params.template_id)
  const name = await freeName(tx, row.name)
  const copy: TemplateRow = {
    ...row,
    id: newId('template'),
    name,
    name_key: foldKey(name),
    content_version: 1,
    version: 1,
    created_at: now(),
    updated_at: now(),
  }
  await insertTemplate(tx, copy)
  return toTemplate(copy, await variablesOf(tx))
})

/** `Welcome (2)`, or the next number that is free. */
async function freeName(tx: Db, name: string): Promise<string> {
  const stem = name.replace(/ \(\d{1,4}\)$/, '').slice(0, 90)
  for (let number = 2; number < templateLimits.template_copies_max; number++) {
    const candidate = `${stem} (${number})`
    if (await requireFreeName(tx, candidate).catch(() => null)) return candidate
  }
  throw problem('name_taken')
}

async function switchTo(tx: Db, id: string, enabled: boolean, { now, requireUnused }: InAction) {
  const row = await existingTemplate(tx, id)
  if (!enabled) await requireUnused(tx, 'template', row.id)
  if (row.enabled !== enabled) await saveTemplate(tx, row.id, { enabled, updated_at: now() })
  return toTemplate(await existingTemplate(tx, row.id), await variablesOf(tx))
}

export const enableTemplate = action(contract.enableTemplate, (tx, { params }, context) =>
  switchTo(tx, params.template_id, true, context),
)

export const disableTemplate = action(contract.disableTemplate, (tx, { params }, context) =>
  switchTo(tx, params.template_id, false, context),
)

const previewSender = { first_name: 'Ana', last_name: 'García', email: 'ana@example.com', signature: '' }

export const previewTemplate = query(
  contract.previewTemplate,
  async (db, { params, body }, { site, installation, newId }) => {
    const row = { ...(await existingTemplate(db, params.template_id)), ...defined(body) }
    const known = await variablesOf(db)
    const problems = problemsOf(row, known)
    if (problems.some(p => p.code !== 'no_unsubscribe_link')) {
      return { subject: '', preheader: '', html: '', text: '', problems }
    }
    compileTemplate(row)
    const lead = body.lead_id ? (await leadFacts(db, [body.lead_id])).get(body.lead_id) : inventedLead
    if (!lead) throw invalid('/lead_id', 'unknown_reference')
    const sender = body.sender_id ? (await sendersById(db, [body.sender_id])).get(body.sender_id) : previewSender
    if (!sender) throw invalid('/sender_id', 'unknown_reference')
    const marketing = row.category === 'marketing'
    const { subject, preheader, html, text } = render(newId('request'), row, {
      lead,
      sender,
      site,
      public_url: installation.config.public_url,
      unsubscribe_url: marketing ? `${installation.config.public_url}/v1/public/unsubscribe/preview` : undefined,
      parts: shownParts(row, site.language),
    })
    return { subject, preheader, html, text, problems }
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
  const { to, lead_id = null, sender_id = null } = body
  await enqueueTest(tx, newId('email'), { template_id: row.id, to, lead_id, sender_id }, now())
  return { queued: true }
})

export const listTemplateVariables = query(contract.listTemplateVariables, async db => ({
  data: [...(await variablesOf(db))],
}))
