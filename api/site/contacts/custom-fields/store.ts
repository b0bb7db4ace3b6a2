/** Every query on custom fields and their values. */
import { and, asc, desc, eq, getTableName, like, lt, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows, rowsOf } from '../../../platform/database/statements.ts'
import { leads } from '../leads/table.ts'
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

const byId = rowsOf(customFields, 'where id = ?')
const byName = rowsOf(customFields, 'where name = ?')

export const findField = (db: Db, id: string): Promise<FieldRow | undefined> => db.one(byId, [id])

export const findFieldByName = async (db: Db, name: string): Promise<FieldRow | undefined> => db.one(byName, [name])

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

/** Without the condition an equal value would count as a change. */
const upsert = `
  on conflict (lead_id, field_id) do update set text = excluded.text, text_key = excluded.text_key, number = excluded.number
  where text is not excluded.text or number is not excluded.number`
const upsertValue = `insert into lead_values (lead_id, field_id, text, text_key, number) values (?, ?, ?, ?, ?) ${upsert}`

/** True if the value is another than before. */
export async function putValue(tx: Db, lead_id: string, field_id: string, value: StoredValue): Promise<boolean> {
  return (await tx.run(upsertValue, [lead_id, field_id, value.text, value.text_key, value.number])) > 0
}

const upsertForLeads = `
  insert into lead_values (lead_id, field_id, text, text_key, number)
  select l.id, ?, ?, ?, ? from json_each(?) g cross join ${getTableName(leads)} l on l.id = g.value where true ${upsert} returning lead_id`

/** The leads whose value was another; ids that name no lead are passed over. */
export async function putValueOfLeads(
  tx: Db,
  lead_ids: readonly string[],
  field_id: string,
  { text, text_key, number }: StoredValue,
): Promise<string[]> {
  const rows = await tx.all(upsertForLeads, [field_id, text, text_key, number, JSON.stringify(lead_ids)])
  return rows.map(([id]) => String(id))
}

const deleteOfLeads =
  'delete from lead_values where field_id = ? and lead_id in (select value from json_each(?)) returning lead_id'

/** The leads that had a value. */
export async function dropValueOfLeads(tx: Db, lead_ids: readonly string[], field_id: string): Promise<string[]> {
  const rows = await tx.all(deleteOfLeads, [field_id, JSON.stringify(lead_ids)])
  return rows.map(([id]) => String(id))
}

const deleteValue = 'delete from lead_values where lead_id = ? and field_id = ?'

export async function dropValue(tx: Db, lead_id: string, field_id: string): Promise<boolean> {
  return (await tx.run(deleteValue, [lead_id, field_id])) > 0
}

const deleteValues = `
  delete from lead_values where (lead_id, field_id) in (select value ->> 0, value ->> 1 from json_each(?))`

/** The values of many leads and fields. */
export async function dropValues(tx: Db, keys: readonly Pick<ValueRow, 'lead_id' | 'field_id'>[]): Promise<void> {
  if (keys.length === 0) return
  await tx.run(deleteValues, [JSON.stringify(keys.map(({ lead_id, field_id }) => [lead_id, field_id]))])
}

const oneValue = rowsOf(leadValues, 'where lead_id = ? and field_id = ?')

export const findValue = async (db: Db, lead_id: string, field_id: string) => db.one(oneValue, [lead_id, field_id])

const ofLeads = `
  select v.lead_id, f.name, f.type, v.text, v.number from lead_values v join custom_fields f on f.id = v.field_id
  where v.lead_id in (select value from json_each(?))`

type ValueOfLead = Pick<StoredValue, 'text' | 'number'> & Pick<FieldRow, 'name' | 'type'> & { lead_id: string }

export async function valuesOf(db: Db, lead_ids: readonly string[]): Promise<ValueOfLead[]> {
  const rows = (await db.all(ofLeads, [JSON.stringify(lead_ids)])) as [
    string,
    string,
    FieldRow['type'],
    string | null,
    number | null,
  ][]
  return rows.map(([lead_id, name, type, text, number]) => ({ lead_id, name, type, text, number }))
}

export type ValueRow = typeof leadValues.$inferSelect
const manyValues = rowsOf(leadValues, 'where lead_id in (select value from json_each(?))')

/** All values of the leads, as they are stored. */
export const valueRowsOf = (db: Db, lead_ids: readonly string[]): Promise<ValueRow[]> =>
  db.all(manyValues, [JSON.stringify(lead_ids)])

const upsertRows = insertOfRows('lead_values', ['lead_id', 'field_id', 'text', 'text_key', 'number'], upsert)

/** Writes values of many leads and fields, whatever was there. */
export async function putValueRows(tx: Db, rows: readonly ValueRow[]): Promise<void> {
  await tx.run(
    upsertRows,
    rows.map(({ lead_id, field_id, text, text_key, number }) => [lead_id, field_id, text, text_key, number]),
  )
}
