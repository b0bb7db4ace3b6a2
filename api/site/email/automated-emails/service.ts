/** The endpoints on the emails that a site sends by itself. */

import type { Handle } from '../../../platform/database/handle.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { type FieldError, invalid, problem } from '../../../platform/problem/problem.ts'
import { toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { senderStatus } from '../senders/rules.ts'
import { lackOf, presentTemplates, rewriteTemplate, writeTemplate } from '../templates/rules.ts'
import { builtInContent } from './built-in.ts'
import * as contract from './contract.ts'
import { type AutomatedType, demandsOf } from './kinds.ts'
import { allAutomated, presentAutomated, presentWithFacts, problemOf } from './rules.ts'
import { type AutomatedEmailRow, type SetEmail, saveAutomated } from './store.ts'

type Db = Handle<'site'>

function toAutomated(set: SetEmail) {
  const { type, enabled, template_id, sender_id, failed_at, version, updated_at } = set.row
  const found = problemOf(set)
  return {
    ...{ type, enabled, template_id, sender_id, version },
    always_on: demandsOf[type].always_on,
    template_name: set.template?.name ?? null,
    ...(found && { problem: found }),
    failed_at: toInstantOrNull(failed_at),
    updated_at: toInstantOrNull(updated_at === 0 ? null : updated_at),
  }
}

export const listAutomatedEmails = query(contract.listAutomatedEmails, async db => ({
  data: (await allAutomated(db)).map(toAutomated),
}))

const automated = async (db: Db, type: AutomatedType) => toAutomated(await presentWithFacts(db, type))

export const getAutomatedEmail = query(contract.getAutomatedEmail, (db, { params }) => automated(db, params.type))

/** Problems that keep it from being set like this. */
async function errorsOf(db: Db, { type, enabled, template_id }: AutomatedEmailRow): Promise<FieldError[]> {
  const demands = demandsOf[type]
  if (!enabled && demands.always_on) return [{ pointer: '/enabled', code: 'automated_email_always_on' }]
  if (template_id === null) {
    return enabled && !demands.always_on ? [{ pointer: '/template_id', code: 'required' }] : []
  }
  const template = (await presentTemplates(db, [template_id])).get(template_id)
  if (!template) return [{ pointer: '/template_id', code: 'unknown_reference' }]
  if (!template.enabled) return [{ pointer: '/template_id', code: 'template_disabled' }]
  return lackOf(template, demands).map(({ code, values }) => ({
    pointer: '/template_id',
    code,
    ...(values && { values }),
  }))
}

export const updateAutomatedEmail = action(
  contract.updateAutomatedEmail,
  async (tx, { params, body }, { now, ifMatch }) => {
    const row = await presentAutomated(tx, params.type)
    ifMatch(row.version)
    const { enabled = row.enabled, template_id = row.template_id, sender_id = row.sender_id } = body
    const changed = { ...row, enabled, template_id, sender_id }
    if (sender_id !== null) {
      const status = await senderStatus(tx, sender_id)
      if (status === 'missing') throw invalid('/sender_id', 'unknown_reference')
      if (status === 'unverified') throw invalid('/sender_id', 'sender_not_verified')
    }
    const errors = await errorsOf(tx, changed)
    if (errors.length > 0) throw problem('validation_failed', { errors })
    const next = { ...changed, failed_at: null, failure: null, version: row.version + 1, updated_at: now() }
    await saveAutomated(tx, next)
    return automated(tx, next.type)
  },
)

export const writeAutomatedEmail = action(contract.writeAutomatedEmail, async (tx, { params }, context) => {
  const { type } = params
  const row = await presentAutomated(tx, type)
  const { site, locale, now } = context
  const template_id = await writeTemplate(
    tx,
    {
      name: messageOf(locale, `automated_email.${type}.name`),
      category: demandsOf[type].first_category,
      ...(await builtInContent(tx, type, site.language)),
    },
    context,
  )
  const next = { ...row, template_id, failed_at: null, failure: null, version: row.version + 1, updated_at: now() }
  await saveAutomated(tx, next)
  return automated(tx, next.type)
})

export const resetAutomatedEmail = action(contract.resetAutomatedEmail, async (tx, { params }, context) => {
  const row = await presentAutomated(tx, params.type)
  if (row.template_id === null) return automated(tx, row.type)
  const { site, now } = context
  await rewriteTemplate(tx, row.template_id, await builtInContent(tx, params.type, site.language), context)
  const next = { ...row, failed_at: null, failure: null, version: row.version + 1, updated_at: now() }
  await saveAutomated(tx, next)
  return automated(tx, next.type)
})
