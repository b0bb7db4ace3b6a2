/** The endpoints on templates. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { requireFolder } from '../template-folders/rules.ts'
import { type Content, type ContentChange, requireContent } from './content.ts'
import * as contract from './contract.ts'
import { requireChangeable, withInstallation } from './demands.ts'
import { copyName } from './free-name.ts'
import { copyTopics } from './ports.ts'
import { existingTemplate, requireFreeName, variablesOf } from './rules.ts'
import {
  insertTemplate,
  keepContent,
  pageOfTemplates,
  removeTemplate,
  saveTemplate,
  type TemplateRow,
} from './store.ts'
import { toTemplate } from './wire.ts'

type Db = Handle<'site'>

export const listTemplates = query(contract.listTemplates, async (db, { query: q }) => {
  const search = q.search === undefined ? undefined : foldKey(q.search)
  const filter = { search, category: q.category, folder_id: q.folder_id, enabled: q.enabled }
  const rows = await pageOfTemplates(db, filter, listPage(q))
  const known = await variablesOf(db)
  return page(q, rows, listKey(q), row => toTemplate(row, known))
})

export const getTemplate = query(contract.getTemplate, async (db, { params }) =>
  toTemplate(await existingTemplate(db, params.template_id), await variablesOf(db)),
)

export const createTemplate = action(contract.createTemplate, async (tx, { body }, { newId, now }) => {
  const known = await variablesOf(tx)
  const content = await requireContent(tx, body, known)
  await requireFolder(tx, body.folder_id)
  const row: TemplateRow = {
    id: newId('template'),
    name: body.name,
    name_key: await requireFreeName(tx, body.name),
    category: body.category ?? 'marketing',
    folder_id: body.folder_id ?? null,
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

export const updateTemplate = action(
  contract.updateTemplate,
  withInstallation,
  async (tx, { params, body }, { now, ifMatch, changedFrom }, installation) => {
    const row = await existingTemplate(tx, params.template_id)
    ifMatch(row.version)
    changedFrom(row)
    await requireFolder(tx, body.folder_id)
    const known = await variablesOf(tx)
    const next: TemplateRow = {
      ...row,
      ...defined(body),
      ...(await changedContent(tx, row, body, known)),
      updated_at: now(),
    }
    if (body.name !== undefined) next.name_key = await requireFreeName(tx, body.name, row.id)
    const changed = contentOf(next) !== contentOf(row)
    if (changed) {
      await requireChangeable(tx, row, next, installation)
      next.content_version = row.content_version + 1
      await keepContent(tx, next)
    }
    const { id: _id, version: _version, ...set } = next
    await saveTemplate(tx, row.id, set)
    return toTemplate(await existingTemplate(tx, row.id), known)
  },
)

/** A text takes the place of a document, and the other way round. */
const changedContent = (tx: Db, row: TemplateRow, given: ContentChange, known: readonly string[]): Promise<Content> => {
  const { subject = row.subject, preheader = row.preheader, translations = row.translations } = given
  const { body_text, document } = given.document || given.body_text !== undefined ? given : row
  return requireContent(tx, { subject, preheader, body_text, document, translations }, known)
}

const contentOf = ({ category, subject, preheader, body_text, document, translations }: TemplateRow): string =>
  JSON.stringify([category, subject, preheader, body_text, document, translations])

const defined = <T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined)) as never

export const deleteTemplate = action(contract.deleteTemplate, async (tx, { params }, { requireUnused }) => {
  const row = await existingTemplate(tx, params.template_id)
  await requireUnused(tx, 'template', row.id)
  await removeTemplate(tx, row.id)
})

export const duplicateTemplate = action(
  contract.duplicateTemplate,
  withInstallation,
  async (tx, { params }, { newId, now }, { connections }) => {
    const row = await existingTemplate(tx, params.template_id)
    const name = await copyName(tx, row.name)
    const at = now()
    const copy: TemplateRow = {
      ...row,
      id: newId('template'),
      name,
      name_key: foldKey(name),
      content_version: 1,
      version: 1,
      created_at: at,
      updated_at: at,
    }
    await insertTemplate(tx, copy)
    await connections.through(copyTopics)(tx, { template_id: row.id, copy_id: copy.id, at })
    return toTemplate(copy, await variablesOf(tx))
  },
)

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
