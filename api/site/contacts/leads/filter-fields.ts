/** Which fields of leads a filter may ask for, and how the database is asked. */
import { type SQL, sql } from 'drizzle-orm'
import type { FieldKinds } from '../../../platform/filter/check.ts'
import type { FilterKind } from '../../../platform/filter/kinds.ts'
import type { FilterField, FilterFields } from '../../../platform/filter/to-sql.ts'
import { campaignLeads } from '../../capture/campaigns/table.ts'
import { leadAudiences } from '../audiences/rules.ts'
import type { FieldRow } from '../custom-fields/rules.ts'
import { originField } from '../lead-origins/rules.ts'
import { leadTags } from '../tags/rules.ts'
import { confirmationStates, emailValidities, leadSources, leads, mailabilities } from './table.ts'

interface Own {
  kind: FilterKind
  values?: readonly string[]
  /** The column that is tested, and the one that tells whether there is a value. */
  column: SQL
  empty: SQL
}

const column = (kind: FilterKind, tested: SQL, there: SQL, values?: readonly string[]): Own => ({
  kind,
  column: tested,
  empty: sql`(${there} is null)`,
  ...(values && { values }),
})

const own: Readonly<Record<string, Own>> = {
  email: column('text', sql`${leads.email_key}`, sql`${leads.email}`),
  first_name: column('text', sql`${leads.first_name_key}`, sql`${leads.first_name}`),
  middle_name: column('text', sql`${leads.middle_name_key}`, sql`${leads.middle_name}`),
  last_name: column('text', sql`${leads.last_name_key}`, sql`${leads.last_name}`),
  // Phones and zones are ASCII, which SQLite's lower() knows.
  phone: column('text', sql`lower(${leads.phone})`, sql`${leads.phone}`),
  timezone: column('text', sql`lower(${leads.timezone})`, sql`${leads.timezone}`),
  language: column('choice', sql`${leads.language}`, sql`${leads.language}`, ['en', 'es']),
  source: column('choice', sql`${leads.source}`, sql`${leads.source}`, leadSources),
  mailability: column('choice', sql`${leads.mailability}`, sql`${leads.mailability}`, mailabilities),
  registered_at: column('instant', sql`${leads.registered_at}`, sql`${leads.registered_at}`),
  last_activity_at: column('instant', sql`${leads.last_activity_at}`, sql`${leads.last_activity_at}`),
  last_contacted_at: column('instant', sql`${leads.last_contacted_at}`, sql`${leads.last_contacted_at}`),
  opens: column('number', sql`${leads.opens}`, sql`${leads.opens}`),
  clicks: column('number', sql`${leads.clicks}`, sql`${leads.clicks}`),
  email_validity: column('choice', sql`${leads.email_validity}`, sql`${leads.email_validity}`, emailValidities),
  email_score: column('number', sql`${leads.email_score}`, sql`${leads.email_score}`),
  email_disposable: column('checkbox', sql`${leads.email_disposable}`, sql`${leads.email_disposable}`),
  email_free: column('checkbox', sql`${leads.email_free}`, sql`${leads.email_free}`),
  email_role_based: column('checkbox', sql`${leads.email_role_based}`, sql`${leads.email_role_based}`),
  confirmation: column('choice', sql`${leads.confirmation}`, sql`${leads.confirmation}`, confirmationStates),
  confirmed_at: column('instant', sql`${leads.confirmed_at}`, sql`${leads.confirmed_at}`),
}

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

const inSet = (table: SQL, member: SQL): FilterField => ({
  kind: 'set',
  where: test => sql`(${leads.id} in (select lead_id from ${table} where ${test(member)}))`,
  empty: sql`(${leads.id} not in (select lead_id from ${table}))`,
})

const sets: Readonly<Record<string, FilterField>> = {
  tags: inSet(sql`${leadTags}`, sql`tag_id`),
  audiences: inSet(sql`${leadAudiences}`, sql`audience_id`),
  campaigns: inSet(sql`${campaignLeads}`, sql`campaign_id`),
}

const prefix = 'custom_fields.'

/** A dropdown is compared as folded text, like any stored text. */
const customField = (field: FieldRow): FilterField => {
  const kind = kindByType[field.type]
  const tested = kind === 'text' || kind === 'choice' ? sql`text_key` : sql`number`
  const rows = sql`select lead_id from lead_values where field_id = ${field.id}`
  return {
    kind,
    where: test => sql`(${leads.id} in (${rows} and ${test(tested)}))`,
    empty: sql`(${leads.id} not in (${rows}))`,
  }
}

/** The fields of a site for `toSql`. */
export function filterFields(fields: readonly FieldRow[]): FilterFields {
  return name => {
    if (name.startsWith(prefix)) {
      const field = fields.find(f => f.name === name.slice(prefix.length))
      return field && customField(field)
    }
    if (Object.hasOwn(sets, name)) return sets[name]
    const origin = originField(name)
    if (origin) return origin
    const known = Object.hasOwn(own, name) ? own[name] : undefined
    if (!known) return undefined
    const where = (test: (tested: SQL) => SQL) => sql`coalesce(${test(known.column)}, 0)`
    return { kind: known.kind, where, empty: known.empty }
  }
}

/** The fields of a site for `filterErrors`. */
export function filterKinds(fields: readonly FieldRow[]): FieldKinds {
  return name => {
    if (name.startsWith(prefix)) {
      const field = fields.find(f => f.name === name.slice(prefix.length))
      if (!field) return undefined
      return { kind: kindByType[field.type], ...(field.type === 'dropdown' && { values: field.options }) }
    }
    if (Object.hasOwn(sets, name)) return { kind: 'set' }
    const origin = originField(name)
    if (origin) return origin
    return Object.hasOwn(own, name) ? own[name] : undefined
  }
}
