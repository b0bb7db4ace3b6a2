/** The endpoints on template folders. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, Installation } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { templateFolderLimits } from './limits.ts'
import { templateFolderCounts } from './ports.ts'
import { existingTemplateFolder, requireFreeName } from './rules.ts'
import * as store from './store.ts'

const toTemplateFolder = (row: store.TemplateFolderRow, template_count: number) => ({
  id: row.id,
  name: row.name,
  template_count,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

const withInstallation = async (_input: unknown, { installation }: Context): Promise<Installation> => installation

const countsOf = (db: Handle<'site'>, rows: readonly store.TemplateFolderRow[], { connections }: Installation) =>
  connections.through(templateFolderCounts)(
    db,
    rows.map(row => row.id),
  )

export const listTemplateFolders = query(contract.listTemplateFolders, async (db, { query: q }, { installation }) => {
  const rows = await store.pageOfTemplateFolders(db, listPage(q))
  const counts = await countsOf(db, rows, installation)
  return page(
    q,
    rows,
    row => listKey(q, [row.name_key])(row),
    row => toTemplateFolder(row, counts.get(row.id) ?? 0),
  )
})

export const createTemplateFolder = action(contract.createTemplateFolder, async (tx, { body }, { newId, now }) => {
  const { template_folders_max: maximum } = templateFolderLimits
  if ((await store.countTemplateFolders(tx)) >= maximum) {
    throw problem('too_many_template_folders', { values: { maximum } })
  }
  const row: store.TemplateFolderRow = {
    id: newId('template_folder'),
    name: body.name,
    name_key: await requireFreeName(tx, body.name),
    version: 1,
    created_at: now(),
    updated_at: now(),
  }
  await store.insertTemplateFolder(tx, row)
  return toTemplateFolder(row, 0)
})

export const getTemplateFolder = query(contract.getTemplateFolder, async (db, { params }, { installation }) => {
  const row = await existingTemplateFolder(db, params.template_folder_id)
  return toTemplateFolder(row, (await countsOf(db, [row], installation)).get(row.id) ?? 0)
})

export const updateTemplateFolder = action(
  contract.updateTemplateFolder,
  withInstallation,
  async (tx, { params, body }, { now, ifMatch }, installation) => {
    const row = await existingTemplateFolder(tx, params.template_folder_id)
    ifMatch(row.version)
    const { name = row.name } = body
    await store.saveTemplateFolder(tx, row.id, {
      name,
      name_key: await requireFreeName(tx, name, row.id),
      updated_at: now(),
    })
    const counts = await countsOf(tx, [row], installation)
    return toTemplateFolder(await existingTemplateFolder(tx, row.id), counts.get(row.id) ?? 0)
  },
)

export const deleteTemplateFolder = action(contract.deleteTemplateFolder, async (tx, { params }, { requireUnused }) => {
  const row = await existingTemplateFolder(tx, params.template_folder_id)
  await requireUnused(tx, 'template_folder', row.id)
  await store.removeTemplateFolder(tx, row.id)
})
