/** Every query on templates and their kept contents. */

import { and, count, countDistinct, eq, inArray, like, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { rowsOf } from '../../../platform/database/statements.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import { templates, templateVersions } from './table.ts'

type Db = Handle<'site'>
export type TemplateRow = typeof templates.$inferSelect
export type TemplateVersionRow = typeof templateVersions.$inferSelect

export interface TemplateFilter {
  search?: string | undefined
  category?: TemplateRow['category'] | undefined
  folder_id?: string | undefined
  enabled?: boolean | undefined
}

export async function pageOfTemplates(db: Db, filter: TemplateFilter, page: ListPage): Promise<TemplateRow[]> {
  return db
    .select()
    .from(templates)
    .where(
      and(
        inPage(templates, page),
        filter.search ? like(templates.name_key, `%${filter.search.replaceAll(/[%_]/g, '')}%`) : undefined,
        filter.category ? eq(templates.category, filter.category) : undefined,
        filter.folder_id ? eq(templates.folder_id, filter.folder_id) : undefined,
        filter.enabled === undefined ? undefined : eq(templates.enabled, filter.enabled),
      ),
    )
    .orderBy(...listOrder(templates, page))
    .limit(page.limit + 1)
}

const byId = rowsOf(templates, 'where id = ?')

export const findTemplate = (db: Db, id: string): Promise<TemplateRow | undefined> => db.one(byId, [id])

/** Names of the templates that exist. */
export const namesOfTemplates = namesOf(templates, templates.name)

export async function findTemplates(db: Db, ids: readonly string[]): Promise<TemplateRow[]> {
  return db
    .select()
    .from(templates)
    .where(inArray(templates.id, [...ids]))
}

/** The present category of each of those that exist. */
export async function categoriesOfTemplates(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, TemplateRow['category']>> {
  if (ids.length === 0) return new Map()
  const { id, category } = templates
  const rows = await db
    .select({ id, category })
    .from(templates)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(row => [row.id, row.category]))
}

/** Contents of every template, by name. */
export const allTemplates = (
  db: Db,
): Promise<Pick<TemplateRow, 'id' | 'name' | 'subject' | 'preheader' | 'body_text' | 'translations'>[]> =>
  db
    .select({
      id: templates.id,
      name: templates.name,
      subject: templates.subject,
      preheader: templates.preheader,
      body_text: templates.body_text,
      translations: templates.translations,
    })
    .from(templates)
    .orderBy(templates.name_key)

/** Templates whose content includes a text. */
export const templatesHolding = (db: Db, text: string): Promise<TemplateRow[]> =>
  db
    .select()
    .from(templates)
    .where(
      sql`instr(${templates.subject} || char(10) || ${templates.preheader} || char(10) || ${templates.body_text} || char(10) || coalesce(${templates.document}, '') || char(10) || ${templates.translations}, ${text})`,
    )
    .orderBy(templates.id)

export const templatesInFolder = (db: Db, folder_id: string): Promise<Pick<TemplateRow, 'id' | 'name'>[]> =>
  db
    .select({ id: templates.id, name: templates.name })
    .from(templates)
    .where(eq(templates.folder_id, folder_id))
    .orderBy(templates.id)

export async function countByFolder(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ folder_id: templates.folder_id, number: count() })
    .from(templates)
    .where(inArray(templates.folder_id, [...ids]))
    .groupBy(templates.folder_id)
  return new Map(rows.flatMap(({ folder_id, number }) => (folder_id === null ? [] : [[folder_id, number] as const])))
}

/** In the documents of every language. */
export const countSavedBlocksIn = (
  db: Db,
  ids: readonly string[],
): Promise<{ saved_block_id: string; count: number }[]> => {
  const saved_block_id = sql<string>`block.value`
  return db
    .select({ saved_block_id, count: countDistinct(templates.id) })
    .from(templates)
    .innerJoin(
      sql`json_tree(json_array(json(${templates.document}), json(${templates.translations}))) block`,
      sql`block.key = 'saved_block_id' and ${saved_block_id} in (select value from json_each(${JSON.stringify(ids)}))`,
    )
    .groupBy(saved_block_id)
}

export async function findTemplateByKey(db: Db, name_key: string): Promise<{ id: string } | undefined> {
  const [row] = await db.select({ id: templates.id }).from(templates).where(eq(templates.name_key, name_key))
  return row
}

export async function findTemplateVersion(
  db: Db,
  template_id: string,
  number: number,
): Promise<TemplateVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(templateVersions)
    .where(and(eq(templateVersions.template_id, template_id), eq(templateVersions.number, number)))
  return row
}

export type VersionSummary = Omit<TemplateVersionRow, 'template_id' | 'body_text' | 'document' | 'translations'> & {
  languages: Locale[]
}

/** The kept contents, newest first, without what they hold. */
const versionPlace = { id: templateVersions.number, created_at: templateVersions.created_at }

export const pageOfVersions = (db: Db, template_id: string, page: ListPage): Promise<VersionSummary[]> =>
  db
    .select({
      number: templateVersions.number,
      category: templateVersions.category,
      subject: templateVersions.subject,
      preheader: templateVersions.preheader,
      languages:
        sql`(select json_group_array(value ->> 'language') from json_each(${templateVersions.translations}))`.mapWith(
          (list): Locale[] => JSON.parse(list),
        ),
      created_at: templateVersions.created_at,
    })
    .from(templateVersions)
    .where(and(eq(templateVersions.template_id, template_id), inPage(versionPlace, page)))
    .orderBy(...listOrder(versionPlace, page))
    .limit(page.limit + 1)

export async function insertTemplate(tx: Db, row: TemplateRow): Promise<void> {
  await tx.insert(templates).values(row)
  await keepContent(tx, row)
}

/** Keeps the present content under its number. */
export async function keepContent(tx: Db, row: TemplateRow): Promise<void> {
  await tx.insert(templateVersions).values({
    template_id: row.id,
    number: row.content_version,
    category: row.category,
    subject: row.subject,
    preheader: row.preheader,
    body_text: row.body_text,
    document: row.document,
    translations: row.translations,
    created_at: row.updated_at,
  })
}

/** Without a new version: nobody who edits it is interrupted, since what they see is the same. */
export async function saveContent(tx: Db, row: TemplateRow): Promise<void> {
  const { id, document, body_text, translations, content_version } = row
  await tx.update(templates).set({ document, body_text, translations, content_version }).where(eq(templates.id, id))
}

export async function saveTemplate(tx: Db, id: string, set: Partial<TemplateRow>): Promise<void> {
  await tx
    .update(templates)
    .set({ ...set, version: sql`${templates.version} + 1` })
    .where(eq(templates.id, id))
}

export async function removeTemplate(tx: Db, id: string): Promise<void> {
  await tx.delete(templates).where(eq(templates.id, id))
}
