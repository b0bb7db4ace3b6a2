/** The orders that lists of leads can have: by any column that a list shows, and by any custom field. */
import { type SQL, sql } from 'drizzle-orm'
import { type FieldRow, leadValues } from '../custom-fields/rules.ts'
import { byField, unfoldedFields } from '../lead-records/fields.ts'
import { leads } from '../lead-records/table.ts'

/** By columns in which every lead has a value, and which have an index. Ids sort in the order of registration. */
const complete = {
  registered_at: leads.id,
  created_at: leads.created_at,
  last_activity_at: leads.last_activity_at,
  last_name: leads.last_name_sort,
  email: leads.email_key,
} as const

/** Leads without a value come last, whatever the direction. */
const partial: Readonly<Record<string, SQL>> = {
  first_name: sql`nullif(${leads.first_name_key}, '')`,
  ...byField(unfoldedFields, field => sql`${leads[field]}`),
  country: sql`${leads.country}`,
  source: sql`${leads.source}`,
  mailability: sql`${leads.mailability}`,
  email_validity: sql`${leads.email_validity}`,
  email_score: sql`${leads.email_score}`,
  last_contacted_at: sql`${leads.last_contacted_at}`,
  opens: sql`nullif(${leads.opens}, 0)`,
  clicks: sql`nullif(${leads.clicks}, 0)`,
  last_opened_at: sql`${leads.last_opened_at}`,
  last_clicked_at: sql`${leads.last_clicked_at}`,
}

const prefix = 'custom_fields.'
const customSort = `${prefix.replace('.', '\\.')}[a-z][a-z0-9_]{0,63}`

/** Names of the columns that a list can be sorted by; a leading `-` reverses the order. */
export const sortNames: readonly string[] = [...Object.keys(complete), ...Object.keys(partial)]
export const sortPattern = new RegExp(`^-?(${sortNames.join('|')}|${customSort})$`)
/** Those that are as fast as the list itself. */
export const indexedSorts: readonly string[] = Object.keys(complete).flatMap(name => [name, `-${name}`])

export interface Order {
  descending: boolean
  key: SQL
  /** Of the rows of leads themselves, by an index. */
  isIndexed: boolean
  /** By the id alone. */
  isById?: boolean
  /** Of the values of this field. */
  field?: { id: string; column: SQL }
}

const numbers: readonly FieldRow['type'][] = ['number', 'checkbox', 'date']

function byCustomField(field: FieldRow, descending: boolean): Order {
  const column = numbers.includes(field.type) ? sql`number` : sql`text_key`
  const key = sql`(select ${column} from ${leadValues} where lead_id = ${leads.id} and field_id = ${field.id})`
  return { descending, key, isIndexed: false, field: { id: field.id, column } }
}

/** Undefined for a field that is not there, or whose values must not be revealed. */
export function orderOf(sort: string, fields: readonly FieldRow[]): Order | undefined {
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  if (Object.hasOwn(complete, name)) {
    const key = sql`${complete[name as keyof typeof complete]}`
    return { descending, key, isIndexed: true, isById: name === 'registered_at' }
  }
  if (Object.hasOwn(partial, name)) return { descending, key: partial[name] as SQL, isIndexed: false }
  const field = fields.find(one => one.name === name.slice(prefix.length))
  return field && field.type !== 'password' ? byCustomField(field, descending) : undefined
}

export const isCustomSort = (sort: string): boolean => sort.includes(prefix)
