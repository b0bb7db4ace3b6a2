/** Every query on custom fields and their values. */
import { and, asc, desc, eq, inArray, like, lt, sql } from 'drizzle-orm'
import { changesOf, type Handle } from '../../platform/database/handle.ts'
import { customFields } from './table.ts'
import type { StoredValue } from './values.ts'
import { leadValues } from './values-table.ts'

type Db = Handle<'site'>
export type FieldRow = typeof customFields.$inferSelect

export const pageOfFields = (db: Db, page: { after: string | null; limit: number; search?: string | undefined }) =>
  db
    .select()
    .from(customFields)
    .where(
      and(
        page.after ? lt(customFields.id, page.after) : undefined,
        page.search ? like(customFields.name, `%${page.search.replaceAll(/[%_]/g, '')}%`) : undefined,
      ),
    )
    .orderBy(desc(customFields.id))
    .limit(page.limit + 1)

export const allFields = (db: Db): Promise<FieldRow[]> => db.select().from(customFields).orderBy(asc(customFields.id))

export async function findField(db: Db, id: string): Promise<FieldRow | undefined> {
  const [row] = await db.select().from(customFields).where(eq(customFields.id, id))
  return row
}

const byName = (db: Db) =>
  db
    .select()
    .from(customFields)
    .where(eq(customFields.name, sql.placeholder('name')))
    .prepare()

export const findFieldByName = (db: Db, name: string): Promise<FieldRow | undefined> =>
  db.prepared(byName).get({ name })

export async function countFields(db: Db): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(customFields)
  return row?.count ?? 0
}

export async function insertField(tx: Db, row: FieldRow): Promise<void> {
  await tx.insert(customFields).values(row)
}

export async function updateField(tx: Db, id: string, set: Partial<FieldRow>): Promise<void> {
  await tx
    .update(customFields)
    .set({ ...set, version: sql`${customFields.version} + 1` })
    .where(eq(customFields.id, id))
}

export async function removeField(tx: Db, id: string): Promise<void> {
  await tx.delete(customFields).where(eq(customFields.id, id))
}

/** Without the condition in `set` an equal value would count as a change. */
const upsertValue = (db: Db) =>
  db
    .insert(leadValues)
    .values({
      lead_id: sql.placeholder('lead_id'),
      field_id: sql.placeholder('field_id'),
      text: sql.placeholder('text'),
      text_key: sql.placeholder('text_key'),
      number: sql.placeholder('number'),
    })
    .onConflictDoUpdate({
      target: [leadValues.lead_id, leadValues.field_id],
      set: { text: sql`excluded.text`, text_key: sql`excluded.text_key`, number: sql`excluded.number` },
      setWhere: sql`${leadValues.text} is not excluded.text or ${leadValues.number} is not excluded.number`,
    })
    .prepare()

/** True if the value is another than before. */
export async function putValue(tx: Db, lead_id: string, field_id: string, value: StoredValue): Promise<boolean> {
  return changesOf(await tx.prepared(upsertValue).run({ lead_id, field_id, ...value })) > 0
}

export async function dropValue(tx: Db, lead_id: string, field_id: string): Promise<boolean> {
  const result = await tx
    .delete(leadValues)
    .where(and(eq(leadValues.lead_id, lead_id), eq(leadValues.field_id, field_id)))
  return changesOf(result) > 0
}

const oneValue = (db: Db) =>
  db
    .select({ text: leadValues.text, number: leadValues.number })
    .from(leadValues)
    .where(
      and(eq(leadValues.lead_id, sql.placeholder('lead_id')), eq(leadValues.field_id, sql.placeholder('field_id'))),
    )
    .prepare()

export const findValue = (db: Db, lead_id: string, field_id: string) => db.prepared(oneValue).get({ lead_id, field_id })

export const valuesOf = (db: Db, lead_ids: readonly string[]) =>
  db
    .select({
      lead_id: leadValues.lead_id,
      name: customFields.name,
      type: customFields.type,
      text: leadValues.text,
      number: leadValues.number,
    })
    .from(leadValues)
    .innerJoin(customFields, eq(customFields.id, leadValues.field_id))
    .where(inArray(leadValues.lead_id, [...lead_ids]))
