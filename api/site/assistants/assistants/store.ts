/** Every query on assistants. */

import { and, eq, inArray, isNotNull, isNull, like, notInArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { assistantLimits } from './limits.ts'
import { assistants, assistantVersions } from './table.ts'

type Db = Handle<'site'>
export type AssistantRow = typeof assistants.$inferSelect
export type AssistantVersionRow = typeof assistantVersions.$inferSelect
export const assistantStatuses = ['draft', 'published', 'archived'] as const
export type AssistantStatus = (typeof assistantStatuses)[number]

interface Page extends ListPage {
  search: string | undefined
  status: AssistantStatus | undefined
  /** None: all. */
  ids: readonly string[] | undefined
}

const inState = {
  draft: and(isNull(assistants.archived_at), isNull(assistants.published_version)),
  published: and(isNull(assistants.archived_at), isNotNull(assistants.published_version)),
  archived: isNotNull(assistants.archived_at),
}

export const pageOfAssistants = (db: Db, { search, status, ids, ...page }: Page): Promise<AssistantRow[]> =>
  db
    .select()
    .from(assistants)
    .where(
      and(
        inPage(assistants, page),
        search ? like(assistants.name_key, `%${search.replaceAll(/[%_]/g, '')}%`) : undefined,
        status && inState[status],
        ids && inArray(assistants.id, [...ids]),
      ),
    )
    .orderBy(...listOrder(assistants, page))
    .limit(page.limit + 1)

export async function findAssistant(db: Db, id: string): Promise<AssistantRow | undefined> {
  const [row] = await db.select().from(assistants).where(eq(assistants.id, id))
  return row
}

/** Those that name one of them in what is edited or in what visitors talk to, archived ones too. */
export const assistantsNaming = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: assistants.id, name: assistants.name, archived_at: assistants.archived_at })
    .from(assistants)
    .where(
      sql`exists (select 1 from json_each(${JSON.stringify(ids)})
        where instr(${assistants.settings}, value) > 0 or instr(coalesce(${assistants.published}, ''), value) > 0)`,
    )
    .orderBy(assistants.id)

/** But for archived ones. */
export const allAssistants = (db: Db): Promise<AssistantRow[]> =>
  db.select().from(assistants).where(isNull(assistants.archived_at)).orderBy(assistants.id)

export const assistantsBeside = (db: Db, ids: readonly string[]): Promise<AssistantRow[]> =>
  db
    .select()
    .from(assistants)
    .where(notInArray(assistants.id, [...ids]))

export const assistantsByIds = (db: Db, ids: readonly string[]): Promise<AssistantRow[]> =>
  db
    .select()
    .from(assistants)
    .where(inArray(assistants.id, [...ids]))

export async function insertAssistant(tx: Db, row: AssistantRow): Promise<void> {
  await tx.insert(assistants).values(row)
}

export async function saveAssistant(tx: Db, id: string, set: Partial<AssistantRow>): Promise<void> {
  await tx
    .update(assistants)
    .set({ ...set, version: sql`${assistants.version} + 1` })
    .where(eq(assistants.id, id))
}

export async function removeAssistant(tx: Db, id: string): Promise<void> {
  await tx.delete(assistants).where(eq(assistants.id, id))
}

/** Keeps settings that are published; of too many the oldest go. */
export async function keepVersion(tx: Db, row: AssistantVersionRow): Promise<void> {
  await tx.insert(assistantVersions).values(row).onConflictDoNothing()
  const { assistant_id, number } = assistantVersions
  await tx.delete(assistantVersions).where(
    and(
      eq(assistant_id, row.assistant_id),
      sql`${number} not in (select v.number from ${assistantVersions} v where v.assistant_id = ${row.assistant_id}
          order by v.number desc limit ${assistantLimits.assistant_versions_kept})`,
    ),
  )
}

const versionPlace = { id: assistantVersions.number, created_at: assistantVersions.created_at }

export const pageOfVersions = (db: Db, id: string, page: ListPage): Promise<AssistantVersionRow[]> =>
  db
    .select()
    .from(assistantVersions)
    .where(and(eq(assistantVersions.assistant_id, id), inPage(versionPlace, page)))
    .orderBy(...listOrder(versionPlace, page))
    .limit(page.limit + 1)

export async function findVersion(db: Db, id: string, number: number): Promise<AssistantVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(assistantVersions)
    .where(and(eq(assistantVersions.assistant_id, id), eq(assistantVersions.number, number)))
  return row
}
