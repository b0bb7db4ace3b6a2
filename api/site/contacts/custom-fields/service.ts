/** The endpoints on custom fields. */
import { toInstant } from '../../../platform/clock.ts'
import { action, query } from '../../../platform/endpoint.ts'
import { afterId, page, pageLimit } from '../../../platform/pagination.ts'
import * as contract from './contract.ts'
import { existingField, newField, requireOptions } from './rules.ts'
import { type FieldRow, pageOfFields, removeField, updateField } from './store.ts'

const toCustomField = (row: FieldRow) => ({
  id: row.id,
  type: row.type,
  name: row.name,
  label: row.label,
  placeholder: row.placeholder,
  options: row.options,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const listCustomFields = query(contract.listCustomFields, async (db, { query: q }) => {
  const rows = await pageOfFields(db, { after: afterId(q), limit: pageLimit(q), search: q.search })
  return page(q, rows, row => [row.id], toCustomField)
})

export const getCustomField = query(contract.getCustomField, async (db, { params }) =>
  toCustomField(await existingField(db, params.field_id)),
)

export const createCustomField = action(contract.createCustomField, async (tx, { body }, context) =>
  toCustomField(await newField(tx, body, context)),
)

export const updateCustomField = action(contract.updateCustomField, async (tx, { params, body }, { now, ifMatch }) => {
  const row = await existingField(tx, params.field_id)
  ifMatch(row.version)
  requireOptions(row.type, body.options ?? row.options)
  const { label = row.label, placeholder = row.placeholder, options = row.options } = body
  await updateField(tx, row.id, { label, placeholder, options, updated_at: now() })
  return toCustomField(await existingField(tx, row.id))
})

export const deleteCustomField = action(contract.deleteCustomField, async (tx, { params }, { requireUnused }) => {
  const row = await existingField(tx, params.field_id)
  await requireUnused(tx, 'field', row.id)
  await removeField(tx, row.id)
})
