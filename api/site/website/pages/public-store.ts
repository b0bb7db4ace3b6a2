/** What serving reads of pages: hot, so written by hand and without drafts. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { PageContent, pageTypes } from './table.ts'

type Db = Handle<'site'>
type Kind = (typeof pageTypes)[number]

export interface ServedRow {
  id: string
  name: string
  handle: string
  type: Kind
  translation_of: string
  published: PageContent | null
}

const served = 'select id, published_name, published_handle, published_type, translation_of, published from pages'
const byHandle = `${served} where published_handle = ?`
const homepage = `${served} where published_type = 'homepage'`

const toServed = (row: unknown[] | undefined): ServedRow | undefined => {
  if (!row) return undefined
  const [id, name, handle, type, translation_of, published] = row as string[]
  return {
    ...{ id: id ?? '', name: name ?? '', handle: handle ?? '', type: type as Kind },
    ...{ translation_of: translation_of ?? '', published: published ? (JSON.parse(published) as PageContent) : null },
  }
}

export const findServed = async (db: Db, handle: string): Promise<ServedRow | undefined> =>
  toServed(await db.one(byHandle, [handle]))

export const findHomepage = async (db: Db): Promise<ServedRow | undefined> => toServed(await db.one(homepage))

export interface PublicPageRow {
  id: string
  name: string
  handle: string
  type: Kind
  in_menu: boolean
  translation_of: string
  language: string
  indexed: boolean
  published_at: number | null
}

const columns = `id, published_name, published_handle, published_type, in_menu, translation_of, published_language, published_indexed, published_at`
const everyPublic = `select ${columns} from pages where published_version is not null order by menu_position, id`
/** All of it in one row, which is read much faster than many. */
const withEvery = `select id, published, (select json_group_array(json_array(${columns})) from (${everyPublic})) from pages`
const byHandleWithEvery = `${withEvery} where published_handle = ? and published_type <> 'homepage'`
const homepageWithEvery = `${withEvery} where published_type = 'homepage'`

const toPublic = (row: unknown[]): PublicPageRow => {
  const [id, name, handle, type, in_menu, translation_of, language, indexed, published_at] = row
  return {
    ...{ id: String(id), name: String(name), handle: String(handle), type: type as Kind, in_menu: in_menu === 1 },
    ...{ translation_of: String(translation_of), language: String(language), indexed: indexed === 1 },
    published_at: published_at === null ? null : Number(published_at),
  }
}

/** What is public, without documents: for menus, sitemaps, translations. */
export const publicPages = async (db: Db): Promise<PublicPageRow[]> => (await db.all(everyPublic)).map(toPublic)

/** Former ones first, so that what is public under a handle comes after what once was. */
const everyAddress = `
  select p.id, r.handle, 'custom' from page_redirects r join pages p on p.id = r.page_id where p.published_version is not null
  union all
  select id, published_handle, published_type from pages where published_version is not null`

/** Handles under which public pages are found, present and former. */
export const publicAddresses = async (db: Db): Promise<Pick<PublicPageRow, 'id' | 'handle' | 'type'>[]> =>
  (await db.all(everyAddress)).map(([id, handle, type]) => ({
    ...{ id: String(id), handle: String(handle), type: type as Kind },
  }))

export interface PublicPage {
  page: PublicPageRow
  content: PageContent
  /** All that are public. */
  pages: PublicPageRow[]
}

/** A page that is public under a handle; without one, the homepage, which has no other address. */
export async function findPublicPage(db: Db, handle: string): Promise<PublicPage | undefined> {
  const row = await (handle === '' ? db.one(homepageWithEvery) : db.one(byHandleWithEvery, [handle]))
  if (!row || row[1] === null) return undefined
  const [id, published, every] = row as string[]
  const pages = (JSON.parse(every ?? '[]') as unknown[][]).map(toPublic)
  const page = pages.find(one => one.id === id)
  return page && { page, content: JSON.parse(published ?? '') as PageContent, pages }
}
