/** Every query on custom fields and their values. */

import { and, eq, getTableName, isNotNull, isNull, like, lt, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto, rowsOf } from '../../../platform/database/statements.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { leads } from '../lead-records/table.ts'
import { customFields } from './table.ts'
import type { StoredValue } from './values.ts'
import { leadValues } from './values-table.ts'

type Db = Handle<'site'>
export type FieldRow = typeof customFields.$inferSelect

/** Those that are not deleted. */
export const isLive = isNull(customFields.deleted_at)

export interface FieldPage extends ListPage {
  search?: string | undefined
  deleted: boolean
}

const { id, created_at, updated_at, position } = customFields
const place = { id, created_at, updated_at, by: [position, id] }

export const pageOfFields = (db: Db, { search, deleted, ...page }: FieldPage) =>
  db
    .select()
    .from(customFields)
    .where(
      and(
        deleted ? isNotNull(customFields.deleted_at) : isLive,
        inPage(place, page, 'oldest'),
        search ? like(customFields.name, `%${search.replaceAll(/[%_]/g, '')}%`) : undefined,
      ),
    )
    .orderBy(...listOrder(place, page, 'oldest'))
    .limit(page.limit + 1)

export const leadsWithValue = (field_id: string): SQL =>
  sql`select lead_id from ${leadValues} where field_id = ${field_id}`

const inOrder = rowsOf(customFields, 'where deleted_at is null order by position, id')

export const allFields = (db: Db): Promise<FieldRow[]> => db.all(inOrder, [])

/** Names of all fields by their ids, also of deleted ones: their values stay with the leads. */
export async function namesOfAllFields(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: customFields.id, name: customFields.name }).from(customFields)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const byId = rowsOf(customFields, 'where id = ? and deleted_at is null')
const byName = rowsOf(customFields, 'where name = ? and deleted_at is null')
const deletedById = rowsOf(customFields, 'where id = ? and deleted_at is not null')

export const findField = (db: Db, id: string): Promise<FieldRow | undefined> => db.one(byId, [id])

export const findDeletedField = (db: Db, id: string): Promise<FieldRow | undefined> => db.one(deletedById, [id])

export const findFieldByName = async (db: Db, name: string): Promise<FieldRow | undefined> => db.one(byName, [name])

export async function countFields(db: Db): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(customFields).where(isLive)
  return row?.count ?? 0
}

/** The place behind all fields. */
export async function lastPosition(db: Db): Promise<number> {
  const [row] = await db.select({ last: sql<number | null>`max(${customFields.position})` }).from(customFields)
  return (row?.last ?? 0) + 1
}

export async function insertField(tx: Db, row: typeof customFields.$inferInsert): Promise<void> {
  await tx.insert(customFields).values(row)
}

export async function updateField(tx: Db, id: string, set: Partial<FieldRow>): Promise<void> {
  await tx
    .update(customFields)
    .set({ ...set, version: sql`${customFields.version} + 1` })
    .where(eq(customFields.id, id))
}

const toPlaces = `
  update custom_fields set position = place.at
  from (select key + 1 as at, value as id from json_each(?)) place where place.id = custom_fields.id and position <> place.at`

/** Numbers the fields in this order. */
export async function placeFields(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.run(toPlaces, [JSON.stringify(ids)])
}

export async function fieldsDeletedBefore(db: Db, at: number): Promise<string[]> {
  const rows = await db.select({ id: customFields.id }).from(customFields).where(lt(customFields.deleted_at, at))
  return rows.map(({ id }) => id)
}

const deleteSome = `
  delete from lead_values where field_id = ? and lead_id in (select lead_id from lead_values where field_id = ? order by lead_id limit ?)`

/** Removes so many values of a field at most, and answers how many it were. */
export const removeValues = (tx: Db, field_id: string, limit: number): Promise<number> =>
  tx.run(deleteSome, [field_id, field_id, limit])

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

const versions = `
  select group_concat(id || '.' || version) from (select id, version from custom_fields where deleted_at is null order by id)`

export const fieldsVersion = async (db: Db): Promise<string> => String((await db.one(versions, []))?.[0] ?? '')

export const findValue = async (db: Db, lead_id: string, field_id: string) => db.one(oneValue, [lead_id, field_id])

const ofLeads = `
  select v.lead_id, f.name, f.type, v.text, v.number from lead_values v join custom_fields f on f.id = v.field_id and f.deleted_at is null
  where v.lead_id in (select value from json_each(?))`

type ValueOfLead = Pick<StoredValue, 'text' | 'number'> & Pick<FieldRow, 'name' | 'type'> & { lead_id: string }

export async function readValues(db: Db, lead_ids: readonly string[]): Promise<ValueOfLead[]> {
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
export const listValueRows = (db: Db, lead_ids: readonly string[]): Promise<ValueRow[]> =>
  db.all(manyValues, [JSON.stringify(lead_ids)])

const upsertRows = { ...insertInto(leadValues), after: upsert }

/** Writes values of many leads and fields, whatever was there: field by field, as their indexes are and as they share most. */
export async function putValueRows(tx: Db, rows: readonly ValueRow[]): Promise<void> {
  const byField = [...Map.groupBy(rows, ({ field_id }) => field_id).values()]
  await Promise.all(byField.map(of => tx.run(upsertRows, of)))
}
