/** Every query on popups. */

import { and, eq, inArray, isNotNull, isNull, like, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { audiences } from '../../contacts/audiences/table.ts'
import { tags } from '../../contacts/tags/table.ts'
import { images } from '../../content/images/table.ts'
import { submissions } from '../submissions/rules.ts'
import { popups, trappedSubmissions } from './table.ts'

type Db = Handle<'site'>
export type PopupRow = typeof popups.$inferSelect
export type PopupWithCounts = PopupRow & { submission_count: number; trapped_count: number }

// Subqueries are written out: in a select from one table drizzle leaves the table's name off its columns.
const columns = {
  id: popups.id,
  name: popups.name,
  name_key: popups.name_key,
  description: popups.description,
  type: popups.type,
  design: popups.design,
  asked_fields: popups.asked_fields,
  base_variant: popups.base_variant,
  former_variants: popups.former_variants,
  consent_version: popups.consent_version,
  published_at: popups.published_at,
  version: popups.version,
  created_at: popups.created_at,
  updated_at: popups.updated_at,
  submission_count: sql<number>`(select count(*) from ${submissions} s where s.popup_id = popups.id)`.as(
    'submission_count',
  ),
  trapped_count:
    sql<number>`(select coalesce(sum(t.count), 0) from trapped_submissions t where t.popup_id = popups.id)`.as(
      'trapped_count',
    ),
}

interface Page extends ListPage {
  search: string | undefined
  status: 'draft' | 'published' | undefined
  types: PopupRow['type'][] | undefined
}

export const pageOfPopups = (db: Db, page: Page): Promise<PopupWithCounts[]> =>
  db
    .select(columns)
    .from(popups)
    .where(
      and(
        inPage(popups, page),
        page.search ? like(popups.name_key, `%${page.search.replaceAll(/[%_]/g, '')}%`) : undefined,
        page.status === 'published' ? isNotNull(popups.published_at) : undefined,
        page.status === 'draft' ? isNull(popups.published_at) : undefined,
        page.types ? inArray(popups.type, page.types) : undefined,
      ),
    )
    .orderBy(...listOrder(popups, page))
    .limit(page.limit + 1)

export async function findPopup(db: Db, id: string): Promise<PopupWithCounts | undefined> {
  const [row] = await db.select(columns).from(popups).where(eq(popups.id, id))
  return row
}

export const publishedPopups = (db: Db): Promise<PopupRow[]> =>
  db.select().from(popups).where(isNotNull(popups.published_at)).orderBy(popups.id)

export const popupsById = (db: Db, ids: readonly string[]): Promise<PopupRow[]> =>
  db
    .select()
    .from(popups)
    .where(inArray(popups.id, [...ids]))
    .orderBy(popups.id)

export const allPopups = (db: Db): Promise<PopupRow[]> => db.select().from(popups).orderBy(popups.id)

/** Those whose design, or a variant of it, shows the image. */
export const popupsWithImage = (db: Db, image_id: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: popups.id, name: popups.name })
    .from(popups)
    .where(sql`instr(${popups.design}, ${image_id}) > 0`)
    .orderBy(popups.id)

export async function insertPopup(tx: Db, row: PopupRow): Promise<void> {
  await tx.insert(popups).values(row)
}

export async function updatePopup(tx: Db, id: string, set: Partial<PopupRow>): Promise<void> {
  await tx
    .update(popups)
    .set({ ...set, version: sql`${popups.version} + 1` })
    .where(eq(popups.id, id))
}

export async function removePopup(tx: Db, id: string): Promise<void> {
  await tx.delete(popups).where(eq(popups.id, id))
}

interface References {
  tag_ids: readonly string[]
  audience_ids: readonly string[]
  image_ids: readonly string[]
}

/** Those of the ids that name a tag, an audience or an image of the site. */
export async function knownReferences(db: Db, { tag_ids, audience_ids, image_ids }: References) {
  const found = new Set<string>()
  for (const [table, ids] of [
    [tags, tag_ids],
    [audiences, audience_ids],
    [images, image_ids],
  ] as const) {
    if (ids.length === 0) continue
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...ids]))
    for (const { id } of rows) found.add(id)
  }
  return found
}

const insertTrapped = (db: Db) =>
  db
    .insert(trappedSubmissions)
    .values({ popup_id: sql.placeholder('popup_id'), reason: sql.placeholder('reason'), count: 1 })
    .onConflictDoUpdate({
      target: [trappedSubmissions.popup_id, trappedSubmissions.reason],
      set: { count: sql`${trappedSubmissions.count} + 1` },
    })
    .prepare()

export async function countTrapped(tx: Db, popup_id: string, reason: 'honeypot' | 'too_fast'): Promise<void> {
  await tx.prepared(insertTrapped).run({ popup_id, reason })
}
