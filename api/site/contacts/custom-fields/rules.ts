/** What is allowed with custom fields and what follows; other features call these. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { type FieldError, invalid, problem, refusedAt } from '../../../platform/problem/problem.ts'
import { ownFieldNames } from '../lead-records/fields.ts'
import { customFieldCreated } from './events.ts'
import { customFieldLimits } from './limits.ts'
import * as store from './store.ts'
import { type FieldValue, fromStored, parseFieldValue, toStored } from './values.ts'

export { restorable_ms } from './deletion.ts'
export { customFieldsFeature, filledFields } from './lead-merge.ts'
export { customFieldLimits } from './limits.ts'
export { namesOption, quotesOption } from './option-uses.ts'
export {
  dropValues,
  type FieldRow,
  isLive,
  listValueRows as valueRowsOf,
  putValueRows,
  type ValueRow,
} from './store.ts'
export {
  type FieldType,
  type FieldValue,
  fromStored,
  given_password,
  type ParsedValue,
  parseFieldValue,
  toStored,
} from './values.ts'
export { leadValues } from './values-table.ts'

type Db = Handle<'site'>

export const fieldNamePattern = new RegExp(
  `^[a-z][a-z0-9_]{0,${customFieldLimits.custom_field_name_characters_max - 1}}$`,
)

/** Names that leads have already, so that no custom field can be mistaken for them. */
export const reserved_names: readonly string[] = [
  'id',
  'email',
  ...ownFieldNames,
  'mailability',
  'source',
  'tags',
  'audiences',
  'custom_fields',
  'constructor',
  'prototype',
]

export async function existingField(db: Db, id: string): Promise<store.FieldRow> {
  const row = await store.findField(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** All fields of the site, in their order. */
export const fieldsOfSite = (db: Db): Promise<store.FieldRow[]> => store.allFields(db)

/** Differs once a field is added, changed, deleted or restored: asked where all of them would be read to see that none was. */
export const fieldsVersion = (db: Db): Promise<string> => store.fieldsVersion(db)

export const fieldByName = (db: Db, name: string): Promise<store.FieldRow | undefined> =>
  store.findFieldByName(db, name)

export const fieldById = (db: Db, id: string): Promise<store.FieldRow | undefined> => store.findField(db, id)

/** Refuses a name that another field or a lead itself has, and a field too many. */
export async function requireFreeField(db: Db, name: string): Promise<void> {
  if (reserved_names.includes(name) || (await store.findFieldByName(db, name))) throw refusedAt('/name', 'name_taken')
  await requireRoom(db)
}

/** Refuses a field too many; deleted ones do not count. */
export async function requireRoom(db: Db): Promise<void> {
  if ((await store.countFields(db)) >= customFieldLimits.custom_fields_max) {
    const values = { maximum: customFieldLimits.custom_fields_max }
    throw problem('validation_failed', { errors: [{ pointer: '', code: 'too_many', values }] })
  }
}

/** A hidden field is not filled in by anybody, so nobody can be asked for it. */
export function requireAskable(type: store.FieldRow['type'], required: boolean): void {
  if (type === 'hidden' && required) throw invalid('/required', 'hidden_not_required')
}

/** A dropdown offers something; nothing else has options. */
export function requireOptions(type: store.FieldRow['type'], options: readonly string[]): void {
  if (type === 'dropdown' && options.length === 0) throw invalid('/options', 'too_few', { minimum: 1 })
  if (type !== 'dropdown' && options.length > 0) throw invalid('/options', 'too_many', { maximum: 0 })
}

export interface NewField {
  type: store.FieldRow['type']
  name: string
  label?: string | undefined
  placeholder?: string | undefined
  options?: string[] | undefined
  required?: boolean | undefined
}

/** Makes a field of a free name. */
export async function newField(
  tx: Db,
  { type, name, label = name, placeholder = '', options = [], required = false }: NewField,
  { newId, now }: Pick<InAction, 'newId' | 'now'>,
): Promise<store.FieldRow> {
  await requireFreeField(tx, name)
  requireOptions(type, options)
  requireAskable(type, required)
  const dates = { created_at: now(), updated_at: now() }
  const row: store.FieldRow = {
    ...{ id: newId('field'), type, name, label, placeholder, options, required },
    ...{ position: await store.lastPosition(tx), deleted_at: null, version: 1, ...dates },
  }
  await store.insertField(tx, row)
  return row
}

/** The same from a definition exported by another site: emits the event, and answers what is wrong with it. */
export async function addField(tx: Db, given: NewField, context: WriteContext): Promise<string | FieldError[]> {
  if (!fieldNamePattern.test(given.name)) return [{ pointer: '/name', code: 'field_name_characters' }]
  const { id } = await newField(tx, given, context)
  await context.emit(tx, customFieldCreated, { subject_id: id })
  return id
}

export type WrittenValue = { ok: true; changed: boolean } | { ok: false; code: string }

/** Parses and stores one value; null or empty text removes it. Emits nothing: the rules of leads do that. */
export async function writeValue(
  tx: Db,
  lead_id: string,
  field: store.FieldRow,
  given: FieldValue | null,
): Promise<WrittenValue> {
  const parsed = parseFieldValue(field, given)
  if (!parsed.ok) return { ok: false, code: parsed.code }
  const changed =
    parsed.value === null
      ? await store.dropValue(tx, lead_id, field.id)
      : await store.putValue(tx, lead_id, field.id, toStored(field.type, parsed.value))
  return { ok: true, changed }
}

/** The same of many leads at once: answers those whose value was another. */
export async function writeValueOfLeads(
  tx: Db,
  lead_ids: readonly string[],
  field: store.FieldRow,
  given: FieldValue | null,
): Promise<{ ok: true; changed: string[] } | { ok: false; code: string }> {
  const parsed = parseFieldValue(field, given)
  if (!parsed.ok) return { ok: false, code: parsed.code }
  const changed =
    parsed.value === null
      ? await store.dropValueOfLeads(tx, lead_ids, field.id)
      : await store.putValueOfLeads(tx, lead_ids, field.id, toStored(field.type, parsed.value))
  return { ok: true, changed }
}

/** The value of one field of a lead; null where there is none. */
export async function readValue(db: Db, lead_id: string, field: store.FieldRow): Promise<FieldValue | null> {
  const row = await store.findValue(db, lead_id, field.id)
  return row ? fromStored(field.type, row) : null
}

/** The custom values of leads by field name, in one query. Leads without any are absent. */
export async function valuesByLead(
  db: Db,
  lead_ids: readonly string[],
): Promise<Map<string, Record<string, FieldValue>>> {
  const found = new Map<string, Record<string, FieldValue>>()
  if (lead_ids.length === 0) return found
  for (const row of await store.readValues(db, lead_ids)) {
    const values = found.get(row.lead_id) ?? {}
    values[row.name] = fromStored(row.type, row)
    found.set(row.lead_id, values)
  }
  return found
}
