/** The endpoints on pages. */

import type { Config } from '../../../platform/config/config.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, Installation } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import * as contract from './contract.ts'
import { addPage, checkedContent, requireOriginal, wired } from './new-page.ts'
import { existingPage, freeHandle, requireFreeHandle, requireRoom } from './rules.ts'
import { hiddenColumns, unscheduled } from './schedule.ts'
import * as store from './store.ts'
import type { PageContent } from './table.ts'
import { goingFrom } from './uses.ts'
import { toSummary } from './wire.ts'

type Db = Handle<'site'>

/** Addresses follow from the configuration, which actions are given before they begin. */
export const configured = async (_input: unknown, { installation }: Context): Promise<Config> => installation.config

export const installed = async (_input: unknown, { installation }: Context): Promise<Installation> => installation

export const listPages = query(contract.listPages, async (db, { query: q }, { installation, site }) => {
  const { search, type, status } = q
  const rows = await store.pageOfPages(db, { search, type, status }, listPage(q))
  return page(q, rows, listKey(q), row => toSummary(row, { config: installation.config, site }))
})

export const getPage = query(contract.getPage, async (db, { params }, { installation, site }) =>
  wired(db, await existingPage(db, params.page_id), installation.config, site),
)

export const createPage = action(contract.createPage, configured, (tx, { body }, context, config) =>
  addPage(tx, body, context, config),
)

export const updatePage = action(contract.updatePage, configured, async (tx, { params, body }, context, config) => {
  const row = await existingPage(tx, params.page_id)
  context.ifMatch(row.version)
  context.changedFrom(await wired(tx, row, config, context.site))
  if (isHomepage(row) && body.type !== undefined && body.type !== 'homepage') throw problem('page_is_homepage')
  await requireOriginal(tx, body.translation_of, row.id)
  const { handle = row.handle, name = row.name, type = row.type } = body
  if (handle !== row.handle) await requireFreeHandle(tx, handle, row.id)
  await store.savePage(tx, row.id, {
    name,
    handle,
    type,
    ...(body.in_menu !== undefined && { in_menu: body.in_menu }),
    ...(body.translation_of !== undefined && { translation_of: body.translation_of }),
    ...(await changedContent(tx, row, body)),
    updated_at: context.now(),
  })
  return wired(tx, await existingPage(tx, row.id), config, context.site)
})

export const changed = (former: PageContent, body: ContentChange): PageContent => ({
  language: body.language ?? former.language,
  hide_menu: body.hide_menu ?? former.hide_menu,
  hide_footer: body.hide_footer ?? former.hide_footer,
  seo: body.seo ?? former.seo,
  document: body.document ?? former.document,
})

type ContentChange = { [K in keyof PageContent]?: PageContent[K] | undefined }

async function changedContent(tx: Db, row: store.PageRow, body: ContentChange) {
  const content = changed(row.draft, body)
  if (JSON.stringify(content) === JSON.stringify(row.draft)) return {}
  return { ...(await checkedContent(tx, content, row.id)), content_version: row.content_version + 1 }
}

/** The page that visitors find at the site's own address; a draft of one is a page like others. */
const isHomepage = ({ published_type }: store.PageRow): boolean => published_type === 'homepage'

export const deletePage = action(contract.deletePage, installed, async (tx, { params }, context, installation) => {
  const row = await existingPage(tx, params.page_id)
  if (isHomepage(row)) throw problem('page_is_homepage')
  const change = goingFrom(row, installation, context.site)
  await context.requireUnused(tx, 'page', row.id, await installation.connections.blockersAt(tx, change))
  await store.removePage(tx, row.id)
})

export const duplicatePage = action(contract.duplicatePage, configured, async (tx, { params }, context, config) => {
  const { now, newId, site } = context
  const row = await existingPage(tx, params.page_id)
  await requireRoom(tx)
  const id = newId('page')
  const content = { ...row.draft, seo: { ...row.draft.seo, keyword: '' } }
  const stem = row.name.replace(/ \(\d{1,4}\)$/, '').slice(0, 90)
  const handle = await freeHandle(tx, row.handle.replace(/-\d{1,4}$/, ''))
  const number = /-(\d{1,4})$/.exec(handle)?.[1] ?? '2'
  const copy: store.PageRow = {
    ...row,
    id,
    name: `${stem} (${number})`,
    handle,
    type: row.type === 'homepage' ? 'custom' : row.type,
    in_menu: false,
    menu_position: (await store.lastMenuPosition(tx)) + 1,
    translation_of: '',
    ...(await checkedContent(tx, content, id)),
    content_version: 1,
    ...hiddenColumns,
    published_at: null,
    ...unscheduled,
    version: 1,
    created_at: now(),
    updated_at: now(),
  }
  await store.insertPage(tx, copy)
  return wired(tx, copy, config, site)
})
