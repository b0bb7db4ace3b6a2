/** The endpoints on custom fields. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { noteLeads } from '../lead-records/rules.ts'
import * as contract from './contract.ts'
import { restorable_ms, restorableField } from './deletion.ts'
import { existingField, newField, requireAskable, requireOptions, requireRoom } from './rules.ts'
import { allFields, type FieldRow, findField, leadsWithValue, pageOfFields, placeFields, updateField } from './store.ts'

const toCustomField = (row: FieldRow) => ({
  id: row.id,
  type: row.type,
  name: row.name,
  label: row.label,
  placeholder: row.placeholder,
  options: row.options,
  required: row.required,
  position: row.position,
  ...(row.deleted_at !== null && {
    deleted_at: toInstant(row.deleted_at),
    restorable_until: toInstant(row.deleted_at + restorable_ms),
  }),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const listCustomFields = query(contract.listCustomFields, async (db, { query: q }) => {
  const { search, deleted = false } = q
  const rows = await pageOfFields(db, { ...listPage(q, ['number', 'string']), search, deleted })
  return page(q, rows, row => listKey(q, [row.position, row.id])(row), toCustomField)
})

export const getCustomField = query(contract.getCustomField, async (db, { params }) =>
  toCustomField(await existingField(db, params.field_id)),
)

export const createCustomField = action(contract.createCustomField, async (tx, { body }, context) =>
  toCustomField(await newField(tx, body, context)),
)

export const updateCustomField = action(
  contract.updateCustomField,
  async (tx, { params, body }, { now, ifMatch, changedFrom, requireOptionsUnused }) => {
    const row = await existingField(tx, params.field_id)
    ifMatch(row.version)
    changedFrom(row)
    const { label = row.label, placeholder = row.placeholder, options = row.options, required = row.required } = body
    requireOptions(row.type, options)
    requireAskable(row.type, required)
    const removed = row.options.filter(option => !options.includes(option))
    await requireOptionsUnused(
      tx,
      removed.map(option => ({ field_id: row.id, field_name: row.name, option })),
    )
    await updateField(tx, row.id, { label, placeholder, options, required, updated_at: now() })
    return toCustomField(await existingField(tx, row.id))
  },
)

export const deleteCustomField = action(
  contract.deleteCustomField,
  async (tx, { params }, { requireUnused, now, emit }) => {
    const row = await existingField(tx, params.field_id)
    await requireUnused(tx, 'field', row.id)
    await updateField(tx, row.id, { deleted_at: now() })
    await noteLeads(tx, leadsWithValue(row.id), [`custom_fields.${row.name}`], emit)
  },
)

export const restoreCustomField = action(contract.restoreCustomField, async (tx, { params }, { now, emit }) => {
  const row = await restorableField(tx, params.field_id, now())
  await requireRoom(tx)
  await updateField(tx, row.id, { deleted_at: null, updated_at: now() })
  await noteLeads(tx, leadsWithValue(row.id), [`custom_fields.${row.name}`], emit)
  return toCustomField(await existingField(tx, row.id))
})

export const moveCustomField = action(contract.moveCustomField, async (tx, { params, body }) => {
  const { id } = await existingField(tx, params.field_id)
  const { before_id } = body
  if (before_id !== undefined && !(await findField(tx, before_id))) throw invalid('/before_id', 'unknown_reference')
  if (before_id !== id)
    await placeFields(
      tx,
      moved(
        (await allFields(tx)).map(field => field.id),
        id,
        before_id,
      ),
    )
  return toCustomField(await existingField(tx, id))
})

function moved(ids: readonly string[], id: string, before_id: string | undefined): string[] {
  const others = ids.filter(one => one !== id)
  const at = before_id === undefined ? others.length : others.indexOf(before_id)
  return others.toSpliced(at, 0, id)
}
