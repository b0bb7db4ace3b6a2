/** What is allowed with pages: which there are, how many, and which handles and keywords are free. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { handleFrom, reservedHandles } from './handle.ts'
import { pageLimits } from './limits.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

export async function existingPage(db: Db, id: string): Promise<store.PageRow> {
  const row = await store.findPage(db, id)
  if (!row) throw problem('not_found')
  return row
}

export async function requireRoom(db: Db): Promise<void> {
  const { site_pages_max: maximum } = pageLimits
  if ((await store.countPages(db)) >= maximum) throw problem('too_many_pages', { values: { maximum } })
}

export async function requireFreeHandle(db: Db, handle: string, own_id?: string): Promise<void> {
  const others = await store.findByHandle(db, handle)
  if (others.some(({ id }) => id !== own_id)) throw refusedAt('/handle', 'handle_taken')
}

/** `prices`, or `prices-2`; of a name that leaves nothing, `page`. */
export async function freeHandle(db: Db, name: string): Promise<string> {
  const stem = handleFrom(name) || 'page'
  for (let number = 1; number <= pageLimits.page_copies_max; number++) {
    const handle = number === 1 ? stem : `${stem}-${number}`
    if (!reservedHandles.has(handle) && (await store.findByHandle(db, handle)).length === 0) return handle
  }
  throw refusedAt('/handle', 'handle_taken')
}

/** Null: none. */
export async function freeKeyword(db: Db, keyword: string, own_id?: string): Promise<string | null> {
  if (keyword === '') return null
  const key = foldKey(keyword)
  const other = await store.findByKeyword(db, key)
  if (other && other.id !== own_id) throw refusedAt('/seo/keyword', 'keyword_taken')
  return key
}

export const isKeywordFree = async (db: Db, keyword: string): Promise<boolean> =>
  (await store.findByKeyword(db, foldKey(keyword))) === undefined
