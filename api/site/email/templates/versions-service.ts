/** The endpoints on what a template was, and on what uses it. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { afterKey, page, pageLimit } from '../../../platform/http/pagination.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { requireContent } from './content.ts'
import { requireChangeable, withInstallation } from './demands.ts'
import { existingTemplate, templateContent, variablesOf } from './rules.ts'
import { keepContent, pageOfVersions, saveTemplate } from './store.ts'
import * as contract from './versions-contract.ts'
import { toTemplate, toVersion } from './wire.ts'

/** The number after which a page begins. */
function before(q: { cursor?: string }): number | null {
  const key = afterKey(q, 1)
  if (key === null) return null
  if (typeof key[0] !== 'number') throw invalid('/cursor', 'cursor_invalid')
  return key[0]
}

export const listTemplateVersions = query(contract.listTemplateVersions, async (db, { params, query: q }) => {
  const { id, content_version } = await existingTemplate(db, params.template_id)
  const rows = await pageOfVersions(db, id, { before: before(q), limit: pageLimit(q) })
  return page(
    q,
    rows,
    row => [row.number],
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
