/** Which fields of leads a filter may ask for, and how the database is asked. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { LeadSet } from '../../../platform/features/feature.ts'
import type { FieldKinds } from '../../../platform/schemas/filter/check.ts'
import type { FilterKind } from '../../../platform/schemas/filter/kinds.ts'
import type { FilterField, FilterFields } from '../../../platform/schemas/filter/to-sql.ts'
import { type FieldRow, leadValues } from '../custom-fields/rules.ts'
import { filterableFields } from '../lead-records/fields.ts'
import { inLeadSet, type Look, leadSet, originField } from '../lead-records/rules.ts'
import { leads } from '../lead-records/table.ts'

interface Own {
  type: FilterKind
  values?: readonly string[]
  /** The column that is compared, and the one that says whether there is a value. */
  column: SQL
  empty: SQL
}

const columns = getTableColumns(leads) as Record<string, SQLiteColumn>

/** Texts by their folded copy; those that have none (phones, zones) are ASCII, which SQLite's lower() knows. */
function comparedBy(name: string, type: FilterKind): SQL {
  const folded = columns[`${name}_key`]
  return folded || type !== 'text' ? sql`${folded ?? columns[name]}` : sql`lower(${columns[name]})`
}

const own: Readonly<Record<string, Own>> = Object.fromEntries(
  Object.entries(filterableFields).map(([name, { type, values }]) => [
    name,
    { type, column: comparedBy(name, type), empty: sql`(${columns[name]} is null)`, ...(values && { values }) },
  ]),
)

const kindByType: Record<FieldRow['type'], FilterKind> = {
  text: 'text',
  textarea: 'text',
  number: 'number',
  checkbox: 'checkbox',
  date: 'date',
  dropdown: 'choice',
  hidden: 'text',
  password: 'secret',
  website: 'text',
  phone: 'text',
}

const setField = (set: LeadSet, look: Look): FilterField => ({
  type: 'set',
  where: test => inLeadSet(set, test, look),
  empty: sql`not ${inLeadSet(set, undefined, look)}`,
})

const prefix = 'custom_fields.'

/** A dropdown is compared as folded text, like any stored text. */
const customField = (field: FieldRow, look: Look): FilterField => {
  const type = kindByType[field.type]
  const tested = type === 'text' || type === 'choice' ? sql`text_key` : sql`number`
  if (look === 'each') {
    const own = sql`select 1 from ${leadValues} where lead_id = ${leads.id} and field_id = ${field.id}`
    return { type, where: test => sql`exists (${own} and ${test(tested)})`, empty: sql`(not exists (${own}))` }
  }
  const rows = sql`select lead_id from ${leadValues} where field_id = ${field.id}`
  return {
    type,
    where: test => sql`(${leads.id} in (${rows} and ${test(tested)}))`,
    empty: sql`(${leads.id} not in (${rows}))`,
  }
}

/** The kind of a custom field's values, and the column that they are compared in. */
export function customFieldOf(name: string, fields: readonly FieldRow[]) {
  if (!name.startsWith(prefix)) return undefined
  const field = fields.find(f => f.name === name.slice(prefix.length))
  const type = field && kindByType[field.type]
  return field && type && { id: field.id, type, column: type === 'text' || type === 'choice' ? 'text_key' : 'number' }
}

/** The fields of a site for `toSql`. */
export function filterFields(fields: readonly FieldRow[], look: Look = 'all'): FilterFields {
  return name => {
    if (name.startsWith(prefix)) {
      const field = fields.find(f => f.name === name.slice(prefix.length))
      return field && customField(field, look)
    }
    const set = leadSet(name)
    if (set) return setField(set, look)
    const origin = originField(name)
    if (origin) return origin
    const known = Object.hasOwn(own, name) ? own[name] : undefined
    if (!known) return undefined
    const where = (test: (tested: SQL) => SQL) => sql`coalesce(${test(known.column)}, 0)`
    return { type: known.type, where, empty: known.empty }
  }
}

/** The fields of a site for `filterErrors`. */
export function filterKinds(fields: readonly FieldRow[]): FieldKinds {
  return name => {
    if (name.startsWith(prefix)) {
      const field = fields.find(f => f.name === name.slice(prefix.length))
      if (!field) return undefined
      return { type: kindByType[field.type], ...(field.type === 'dropdown' && { values: field.options }) }
    }
    if (leadSet(name)) return { type: 'set' }
    const origin = originField(name)
    if (origin) return origin
    return Object.hasOwn(own, name) ? own[name] : undefined
  }
}
