/** The endpoints on what a template was, and on what uses it. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { requireContent } from './content.ts'
import { requireChangeable, withInstallation } from './demands.ts'
import { existingTemplate, templateContent, variablesOf } from './rules.ts'
import { keepContent, pageOfVersions, saveTemplate } from './store.ts'
import * as contract from './versions-contract.ts'
import { toTemplate, toVersion } from './wire.ts'

export const listTemplateVersions = query(contract.listTemplateVersions, async (db, { params, query: q }) => {
  const { id, content_version } = await existingTemplate(db, params.template_id)
  const rows = await pageOfVersions(db, id, listPage(q, ['number']))
  return page(
    q,
    rows,
    row => listKey(q)({ id: row.number, created_at: row.created_at }),
    row => toVersion(row, content_version),
  )
})

export const restoreTemplate = action(
  contract.restoreTemplate,
  withInstallation,
  async (tx, { params, body }, { now, ifMatch, changedFrom }, installation) => {
    const row = await existingTemplate(tx, params.template_id)
    ifMatch(row.version)
    changedFrom(row)
    const kept = await templateContent(tx, row.id, body.content_version)
    if (!kept) throw invalid('/content_version', 'unknown_reference')
    const known = await variablesOf(tx)
    const next = {
      ...row,
      ...(await requireContent(tx, kept, known)),
      category: kept.category,
      content_version: row.content_version + 1,
      updated_at: now(),
    }
    await requireChangeable(tx, row, next, installation)
    await keepContent(tx, next)
    const { id: _id, version: _version, ...set } = next
    await saveTemplate(tx, row.id, set)
    return toTemplate(await existingTemplate(tx, row.id), known)
  },
)

export const listTemplateUses = query(contract.listTemplateUses, async (db, { params }, { installation }) => {
  const { id } = await existingTemplate(db, params.template_id)
  const users = await installation.connections.blockersOf(db, 'template', id)
  return { data: users.map(({ type, id, name }) => ({ type, id, name })) }
})
