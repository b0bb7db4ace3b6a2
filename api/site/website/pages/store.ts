/** Every query on pages, their published contents and former handles. */

import { and, asc, desc, eq, inArray, isNotNull, isNull, like, lte, max, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { pageRedirects, pages, pageVersions } from './table.ts'

type Db = Handle<'site'>
export type PageRow = typeof pages.$inferSelect
export type PageVersionRow = typeof pageVersions.$inferSelect

const light = {
  id: pages.id,
  name: pages.name,
  handle: pages.handle,
  type: pages.type,
  in_menu: pages.in_menu,
  menu_position: pages.menu_position,
  translation_of: pages.translation_of,
  seo_score: pages.seo_score,
  content_version: pages.content_version,
  published_version: pages.published_version,
  published_name: pages.published_name,
  published_handle: pages.published_handle,
  published_type: pages.published_type,
  published_at: pages.published_at,
  publish_at: pages.publish_at,
  unpublish_at: pages.unpublish_at,
  schedule_problem: pages.schedule_problem,
  version: pages.version,
  created_at: pages.created_at,
  updated_at: pages.updated_at,
}
/** Of the draft, without its document: lists would be long otherwise. */
const of_draft = {
  language: sql<string>`json_extract(${pages.draft}, '$.language')`,
  hide_menu: sql<number>`json_extract(${pages.draft}, '$.hide_menu')`,
  hide_footer: sql<number>`json_extract(${pages.draft}, '$.hide_footer')`,
  seo: sql<string>`json_extract(${pages.draft}, '$.seo')`,
}
const summary = { ...light, ...of_draft }

export interface PageFilter {
  search?: string | undefined
  type?: PageRow['type'] | undefined
  status?: 'draft' | 'published' | undefined
}

export const pageOfPages = (db: Db, filter: PageFilter, page: ListPage) =>
  db
    .select(summary)
    .from(pages)
    .where(
      and(
        inPage(pages, page),
        filter.search ? like(pages.name, `%${filter.search.replaceAll(/[%_]/g, '')}%`) : undefined,
        filter.type ? eq(pages.type, filter.type) : undefined,
        filter.status === 'draft' ? isNull(pages.published_version) : undefined,
        filter.status === 'published' ? isNotNull(pages.published_version) : undefined,
      ),
    )
    .orderBy(...listOrder(pages, page))
    .limit(page.limit + 1)
export type PageSummaryRow = Awaited<ReturnType<typeof pageOfPages>>[number]

export const findPage = async (db: Db, id: string): Promise<PageRow | undefined> =>
  (await db.select().from(pages).where(eq(pages.id, id)))[0]

export const pagesAmong = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ id: pages.id })
      .from(pages)
      .where(inArray(pages.id, [...ids]))
  ).map(({ id }) => id)

/** Pages that have a handle, in public or in their draft. */
export const findByHandle = (db: Db, handle: string): Promise<{ id: string }[]> =>
  db
    .select({ id: pages.id })
    .from(pages)
    .where(or(eq(pages.handle, handle), eq(pages.published_handle, handle)))

export const findByKeyword = async (db: Db, keyword_key: string): Promise<{ id: string } | undefined> =>
  (await db.select({ id: pages.id }).from(pages).where(eq(pages.keyword_key, keyword_key)))[0]

export const countPages = (db: Db): Promise<number> => db.$count(pages)

export const lastMenuPosition = async (db: Db): Promise<number> =>
  (await db.select({ last: max(pages.menu_position) }).from(pages))[0]?.last ?? 0

/** The pages in the menu, in its order. */
export const menuPages = (db: Db) =>
  db
    .select({
      id: pages.id,
      name: pages.name,
      handle: pages.handle,
      type: pages.type,
      published_version: pages.published_version,
      published_name: pages.published_name,
      published_handle: pages.published_handle,
      published_type: pages.published_type,
    })
    .from(pages)
    .where(eq(pages.in_menu, true))
    .orderBy(asc(pages.menu_position), asc(pages.id))

/** What other pages say in results of searches. */
export async function otherTexts(db: Db, id: string) {
  const rows = await db
    .select({
      title: sql<string>`json_extract(${pages.draft}, '$.seo.title')`,
      description: sql<string>`json_extract(${pages.draft}, '$.seo.description')`,
      keyword: sql<string>`json_extract(${pages.draft}, '$.seo.keyword')`,
      public_keyword: sql<string | null>`json_extract(${pages.published}, '$.seo.keyword')`,
    })
    .from(pages)
    .where(ne(pages.id, id))
  return rows
}

/** Pages whose draft or public content holds a text, such as an id. */
export const pagesHolding = (db: Db, text: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: pages.id, name: pages.name })
    .from(pages)
    .where(sql`instr(${pages.draft} || char(10) || coalesce(${pages.published}, ''), ${text})`)
    .orderBy(pages.id)

/** Those whose public content holds the text. */
export const publicPagesHolding = (db: Db, text: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: pages.id, name: pages.name })
    .from(pages)
    .where(sql`instr(coalesce(${pages.published}, ''), ${text})`)
    .orderBy(pages.id)

/** The same with their contents, public or drafted. */
export const pagesNaming = (db: Db, text: string): Promise<Pick<PageRow, 'id' | 'name' | 'draft' | 'published'>[]> =>
  db
    .select({ id: pages.id, name: pages.name, draft: pages.draft, published: pages.published })
    .from(pages)
    .where(sql`instr(${pages.draft} || char(10) || coalesce(${pages.published}, ''), ${text})`)
    .orderBy(pages.id)

export async function insertPage(tx: Db, row: PageRow): Promise<void> {
  await tx.insert(pages).values(row)
}

export async function savePage(tx: Db, id: string, set: Partial<PageRow>): Promise<void> {
  await tx
    .update(pages)
    .set({ ...set, version: sql`${pages.version} + 1` })
    .where(eq(pages.id, id))
}

export async function removePage(tx: Db, id: string): Promise<void> {
  await tx.update(pages).set({ translation_of: '' }).where(eq(pages.translation_of, id))
  await tx.delete(pages).where(eq(pages.id, id))
}

/** The public homepage, if it is another page than this one, becomes a custom page under its own handle. */
export async function dismissHomepage(tx: Db, but: string): Promise<void> {
  const former = await tx
    .update(pages)
    .set({ type: 'custom', published_type: 'custom', version: sql`${pages.version} + 1` })
    .where(and(eq(pages.published_type, 'homepage'), ne(pages.id, but)))
    .returning({ handle: pages.published_handle })
  for (const { handle } of former) await dropRedirect(tx, handle ?? '')
}

export async function setMenu(tx: Db, ids: readonly string[], updated_at: number): Promise<void> {
  const next = { version: sql`${pages.version} + 1`, updated_at }
  await tx
    .update(pages)
    .set({ in_menu: false, ...next })
    .where(and(eq(pages.in_menu, true), ids.length > 0 ? notInArray(pages.id, [...ids]) : undefined))
  for (const [i, id] of ids.entries()) {
    await tx
      .update(pages)
      .set({ in_menu: true, menu_position: i + 1, ...next })
      .where(eq(pages.id, id))
  }
}

export async function keepVersion(tx: Db, row: PageVersionRow, kept: number): Promise<void> {
  await tx.insert(pageVersions).values(row).onConflictDoNothing()
  const [oldest] = await tx
    .select({ number: pageVersions.number })
    .from(pageVersions)
    .where(eq(pageVersions.page_id, row.page_id))
    .orderBy(desc(pageVersions.number))
    .limit(1)
    .offset(kept)
  if (!oldest) return
  await tx
    .delete(pageVersions)
    .where(and(eq(pageVersions.page_id, row.page_id), lte(pageVersions.number, oldest.number)))
}

export const findVersion = async (db: Db, page_id: string, number: number): Promise<PageVersionRow | undefined> =>
  (
    await db
      .select()
      .from(pageVersions)
      .where(and(eq(pageVersions.page_id, page_id), eq(pageVersions.number, number)))
  )[0]

const versionPlace = { id: pageVersions.number, created_at: pageVersions.created_at }

export const pageOfVersions = (db: Db, page_id: string, page: ListPage): Promise<PageVersionRow[]> =>
  db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.page_id, page_id), inPage(versionPlace, page)))
    .orderBy(...listOrder(versionPlace, page))
    .limit(page.limit + 1)

export async function keepRedirect(tx: Db, row: typeof pageRedirects.$inferInsert): Promise<void> {
  const { page_id, created_at } = row
  await tx
    .insert(pageRedirects)
    .values(row)
    .onConflictDoUpdate({ target: pageRedirects.handle, set: { page_id, created_at } })
}

/** A page took the handle: nothing leads on from it any more. */
export async function dropRedirect(tx: Db, handle: string): Promise<void> {
  await tx.delete(pageRedirects).where(eq(pageRedirects.handle, handle))
}

export const findRedirectedPage = async (db: Db, handle: string): Promise<string | undefined> =>
  (await db.select({ page_id: pageRedirects.page_id }).from(pageRedirects).where(eq(pageRedirects.handle, handle)))[0]
    ?.page_id

/** Former handles of the pages that are public, with where they lead. */
export const everyRedirect = async (db: Db) => {
  const rows = await db
    .select({ from: pageRedirects.handle, handle: pages.published_handle, type: pages.published_type })
    .from(pageRedirects)
    .innerJoin(pages, eq(pages.id, pageRedirects.page_id))
    .where(isNotNull(pages.published_version))
    .orderBy(pageRedirects.handle)
  return rows.map(({ from, handle, type }) => ({ handle: from, to: { handle: handle ?? '', type: type ?? 'custom' } }))
}

/** Pages of which what an upgrade found is still to be counted. */
export async function uncountedPages(db: Db) {
  const names = { published_name: pages.published_name, published_handle: pages.published_handle }
  const rows = await db
    .select({
      ...{ id: pages.id, name: pages.name, handle: pages.handle, type: pages.type, created_at: pages.created_at },
      ...{ ...names, published_type: pages.published_type, uncounted_before: pages.uncounted_before },
    })
    .from(pages)
    .where(isNotNull(pages.uncounted_before))
  return rows.flatMap(({ uncounted_before, ...row }) =>
    uncounted_before === null ? [] : [{ ...row, uncounted_before }],
  )
}
export type UncountedPage = Awaited<ReturnType<typeof uncountedPages>>[number]

/** Handles that led to a page before. */
export const formerHandles = async (db: Db, page_id: string): Promise<string[]> =>
  (await db.select({ handle: pageRedirects.handle }).from(pageRedirects).where(eq(pageRedirects.page_id, page_id))).map(
    ({ handle }) => handle,
  )
