/** The endpoints that publish pages and bring former contents back. */
import { action, query } from '../../../platform/endpoint.ts'
import { afterKey, page, pageLimit } from '../../../platform/pagination.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { leadsTo } from './address.ts'
import { requireGoodContent } from './check-page.ts'
import { pageLimits } from './limits.ts'
import { existingPage, leadingTo } from './rules.ts'
import { checkedContent, configured, wired } from './service.ts'
import * as store from './store.ts'
import * as contract from './versions-contract.ts'
import { toVersion } from './wire.ts'

export const publishPage = action(contract.publishPage, configured, async (tx, { params }, context, config) => {
  const row = await existingPage(tx, params.page_id)
  const { draft, content_version: number } = row
  if (row.published_version !== number) {
    // An image or a popup may be gone since it was saved.
    await requireGoodContent(tx, draft)
    const now = context.now()
    await store.savePage(tx, row.id, {
      published: draft,
      published_version: number,
      published_at: now,
      updated_at: now,
    })
    await store.keepVersion(
      tx,
      { page_id: row.id, number, content: draft, created_at: now },
      pageLimits.page_versions_kept,
    )
  }
  return wired(tx, await existingPage(tx, row.id), config, context.site)
})

export const unpublishPage = action(contract.unpublishPage, configured, async (tx, { params }, context, config) => {
  const row = await existingPage(tx, params.page_id)
  if (row.published_version !== null) {
    await store.savePage(tx, row.id, { published: null, published_version: null, updated_at: context.now() })
  }
  return wired(tx, await existingPage(tx, row.id), config, context.site)
})

export const listPageVersions = query(contract.listPageVersions, async (db, { params, query: q }) => {
  const { id, published_version } = await existingPage(db, params.page_id)
  const key = afterKey(q, 1)?.[0] ?? null
  if (key !== null && typeof key !== 'number') throw invalid('/cursor', 'cursor_invalid')
  const rows = await store.pageOfVersions(db, id, { before: key, limit: pageLimit(q) })
  return page(
    q,
    rows,
    row => [row.number],
    row => toVersion(row, published_version),
  )
})

export const restorePage = action(contract.restorePage, configured, async (tx, { params, body }, context, config) => {
  const row = await existingPage(tx, params.page_id)
  context.ifMatch(row.version)
  const kept = await store.findVersion(tx, row.id, body.content_version)
  if (!kept) throw invalid('/content_version', 'unknown_reference')
  await store.savePage(tx, row.id, {
    ...(await checkedContent(tx, kept.content, row.id)),
    content_version: row.content_version + 1,
    updated_at: context.now(),
  })
  return wired(tx, await existingPage(tx, row.id), config, context.site)
})

export const listPageUses = query(contract.listPageUses, async (db, { params }, { installation, site }) => {
  const row = await existingPage(db, params.page_id)
  const users = await leadingTo(db, leadsTo(installation.config, site, row))
  return { data: users.map(({ kind, id, name }) => ({ kind, id, name })) }
})
