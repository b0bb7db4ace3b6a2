/** The folded columns of a lead, by which it is compared, sorted and searched for: they follow from its values. */

import { emailKey, normalizedPhone } from '../../../platform/schemas/schemas.ts'
import { foldCase, foldSearch } from '../../../platform/texts/fold.ts'
import { type FoldedField, foldedFields, type OwnValues, searchedFields } from './fields.ts'
import type { LeadRow } from './store.ts'

type Keys = { [F in FoldedField as `${F}_key`]: string }
const keyColumns = foldedFields.map(field => ({ field, key: `${field}_key` as const }))

export function keysOf(values: Pick<OwnValues, FoldedField>): Keys {
  const keys: Partial<Keys> = {}
  for (const { field, key } of keyColumns) keys[key] = foldCase(values[field] ?? '')
  return keys as Keys
}

function searchKey(row: Pick<LeadRow, 'email' | 'email_key' | (typeof searchedFields)[number]>): string {
  let found = ''
  for (const field of searchedFields) if (row[field]) found += `${foldSearch(row[field])} `
  const phone = row.phone && normalizedPhone(row.phone)
  if (phone && phone !== row.phone) found += `${phone} `
  const email = foldSearch(row.email)
  return found + (row.email_key === email ? email : `${email} ${row.email_key}`)
}

/** Writes the folded columns that follow from the others. */
export function fold<R extends LeadRow>(row: R): R {
  row.email_key = emailKey(row.email)
  row.last_name_sort = foldSearch(row.last_name ?? '')
  row.search_key = searchKey(row)
  return row
}

/** With the folded columns that follow from the others. */
export const withKeys = (row: LeadRow): LeadRow => fold(Object.assign({ ...row }, keysOf(row)))
