/** Every query on templates and their kept contents. */
import { and, desc, eq, inArray, like, lt, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { templates, templateVersions } from './table.ts'

type Db = Handle<'site'>
export type TemplateRow = typeof templates.$inferSelect
export type TemplateVersionRow = typeof templateVersions.$inferSelect

export interface TemplateFilter {
  search?: string | undefined
  category?: TemplateRow['category'] | undefined
  enabled?: boolean | undefined
}

export async function pageOfTemplates(
  db: Db,
  filter: TemplateFilter,
  page: { after: string | null; limit: number },
): Promise<TemplateRow[]> {
  return db
    .select()
    .from(templates)
    .where(
      and(
        page.after ? lt(templates.id, page.after) : undefined,
        filter.search ? like(templates.name_key, `%${filter.search.replaceAll(/[%_]/g, '')}%`) : undefined,
        filter.category ? eq(templates.category, filter.category) : undefined,
        filter.enabled === undefined ? undefined : eq(templates.enabled, filter.enabled),
      ),
    )
    .orderBy(desc(templates.id))
    .limit(page.limit + 1)
}

export async function findTemplate(db: Db, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db.select().from(templates).where(eq(templates.id, id))
  return row
}

export async function findTemplates(db: Db, ids: readonly string[]): Promise<TemplateRow[]> {
  return db
    .select()
    .from(templates)
    .where(inArray(templates.id, [...ids]))
}

/** Templates whose content includes a text. */
export const templatesHolding = (db: Db, text: string): Promise<TemplateRow[]> =>
  db
    .select()
    .from(templates)
    .where(
      sql`instr(${templates.subject} || char(10) || ${templates.preheader} || char(10) || ${templates.body_text}, ${text})`,
    )
    .orderBy(templates.id)

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
    created_at: row.updated_at,
  })
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
