/**
 * What a list of leads is narrowed by, in two forms: conditions on each lead, and sources: indexes that know the leads for
 * which one of the conditions can hold. How a page or a number is found with them is in pages.ts and counts.ts.
 */
import { eq, getTableName, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { takes } from '../../../platform/schemas/filter/kinds.ts'
import { listOf, textKey } from '../../../platform/schemas/filter/matches.ts'
import { boundsOf, instantOf, isRelative, type Present } from '../../../platform/schemas/filter/relative.ts'
import type { Filter, FilterRule } from '../../../platform/schemas/filter/schema.ts'
import { testOf, toSql } from '../../../platform/schemas/filter/to-sql.ts'
import { foldSearch } from '../../../platform/texts/fold.ts'
import { type FieldRow, leadValues } from '../custom-fields/rules.ts'
import { searchedFields } from '../lead-records/fields.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import {
  foundBySearch,
  inLeadSet,
  leadSet,
  rowsOfSet,
  searchedTerms,
  searchIsReady,
  searchTests,
} from '../lead-records/rules.ts'
import { leads } from '../lead-records/table.ts'
import { asksForAudiences, decideAudiences } from './decided-audiences.ts'
import { customFieldOf, filterFields } from './filter-fields.ts'

type Db = Handle<'site'>

/** The moment that rules such as “in the last 30 days” count from, and the site's zone. */
export interface LeadQuery extends Present {
  search?: string | undefined
  tag_id?: string | undefined
  audience_id?: string | undefined
  campaign_id?: string | undefined
  mailability?: LeadRow['mailability'] | undefined
  email_validity?: LeadRow['email_validity'] | undefined
  /** Moments, all exclusive. */
  created_after?: number | undefined
  created_before?: number | undefined
  updated_after?: number | undefined
  lead_ids?: readonly string[] | undefined
  filter?: Filter | undefined
  /** Needed with a filter. */
  fields?: readonly FieldRow[]
}

/** What of the site and the moment the meaning of a rule depends on. */
interface Surroundings {
  fields: readonly FieldRow[]
  present: Present
  /** The index of searches can be asked. */
  isSearched: boolean
  /** Memberships of audiences cannot be read as they are. */
  isUndecided: boolean
}

/** Leads that an index knows: `select lead_id …`, each perhaps more than once. */
export interface Source {
  ids: SQL
  /** The index has them in the order of their ids. */
  isOrdered: boolean
  /** It knows no leads but those for which the condition holds, each once. */
  isExact?: boolean
}

export interface LeadConditions {
  /** Conditions on each row of leads; all must hold. */
  tests: SQL[]
  /** Every lead for which all conditions hold is in each of them. */
  sources: Source[]
  /** A condition is asked of all leads at once, which takes long. */
  isSlow: boolean
}

const sets = { tag_id: 'tags', audience_id: 'audiences', campaign_id: 'campaigns' } as const

export async function narrow(db: Db, query: LeadQuery): Promise<LeadConditions> {
  const tests: SQL[] = []
  const sources: Source[] = []
  const search = searchedTerms(query.search)
  const rules = conjuncts(query.filter)
  const isSearched = await searchIsReady(db, search.length > 0 || rules.some(asksForText))
  const decide = await decideAudiences(db, { filters: rules, audience_id: query.audience_id }, query)
  const around: Surroundings = { fields: query.fields ?? [], present: query, isSearched, isUndecided: !!decide }
  if (search.length > 0) {
    tests.push(...searchTests(query.search))
    const found = isSearched ? foundBySearch(search) : undefined
    if (found) sources.push({ ids: found, isOrdered: false })
  }
  for (const [name, setName] of Object.entries(sets)) {
    const [id, set] = [query[name as keyof typeof sets], leadSet(setName)]
    if (id === undefined) continue
    const decideThis = setName === 'audiences' ? decide : undefined
    const test = inLeadSet(set, member => sql`${member} = ${id}`, decideThis ? 'all' : 'each')
    tests.push(decideThis ? decideThis(test) : test)
    const source = membersOf(setName, [id], around)
    if (source) sources.push(source)
  }
  if (query.lead_ids) {
    const ids = sql`select value as lead_id from json_each(${JSON.stringify(query.lead_ids)})`
    tests.push(sql`${leads.id} in (${ids})`)
    sources.push({ ids, isOrdered: false })
  }
  if (query.mailability !== undefined) tests.push(eq(leads.mailability, query.mailability))
  if (query.email_validity !== undefined) tests.push(eq(leads.email_validity, query.email_validity))
  if (query.created_after !== undefined) tests.push(gt(leads.created_at, query.created_after))
  if (query.created_before !== undefined) tests.push(lt(leads.created_at, query.created_before))
  if (query.updated_after !== undefined) tests.push(gt(leads.updated_at, query.updated_after))
  for (const filter of rules) {
    const isDecided = decide && asksForAudiences(filter)
    const test = toSql(filter, filterFields(around.fields, isDecided ? 'all' : 'each'), query)
    tests.push(...(await idsRegistered(db, filter, query)), isDecided ? decide(test) : test)
    const source = sourceOf(filter, around)
    if (source) sources.push(source)
  }
  return { tests, sources, isSlow: around.isUndecided }
}

/** The filters of which all must hold. */
const conjuncts = (filter: Filter | undefined): Filter[] =>
  filter === undefined ? [] : filter.type === 'all' ? filter.filters.flatMap(conjuncts) : [filter]

const asksForText = (filter: Filter): boolean =>
  filter.type === 'rule' ? isSearchedField(filter.field) : filter.type !== 'not' && filter.filters.some(asksForText)

const isSearchedField = (name: string): boolean =>
  name === 'email' || (searchedFields as readonly string[]).includes(name)

/** Leads that an index knows for the filter, or a part of it that must hold. */
function sourceOf(filter: Filter, around: Surroundings): Source | undefined {
  switch (filter.type) {
    case 'not':
      return undefined
    case 'rule':
      return sourceOfRule(filter, around)
    case 'all':
      return partOf(filter.filters.map(one => sourceOf(one, around)).find(source => source !== undefined))
    case 'any': {
      const parts = filter.filters.map(one => sourceOf(one, around))
      if (parts.length === 0 || parts.includes(undefined)) return undefined
      if (parts.length === 1) return parts[0]
      const ids = parts.flatMap(part => (part ? sql`select lead_id from (${part.ids})` : []))
      return { ids: sql.join(ids, sql` union all `), isOrdered: false }
    }
  }
}

/** Of a source of one condition among several. */
const partOf = (source: Source | undefined) => source && { ...source, isExact: false }

function sourceOfRule(rule: FilterRule, around: Surroundings): Source | undefined {
  if (leadSet(rule.field)) {
    return rule.op === 'has' && rule.value !== undefined ? membersOf(rule.field, listOf(rule.value), around) : undefined
  }
  if (rule.field.startsWith('custom_fields.')) return valuesOf(rule, around)
  if (rule.field === 'last_activity_at' && rule.value !== undefined && takes('instant', rule.op)) {
    const test = testOf(rule, 'instant', rule.value, around.present)
    return test
      ? { ids: sql`select id as lead_id from ${leads} where ${test(sql`last_activity_at`)}`, isOrdered: false }
      : undefined
  }
  if (!isSearchedField(rule.field) || typeof rule.value !== 'string') return undefined
  if (rule.field === 'email' && rule.op === 'is') {
    const key = textKey('email', rule.value)
    return { ids: sql`select id as lead_id from ${leads} where email_key = ${key}`, isOrdered: false }
  }
  const isPositive = rule.op === 'is' || rule.op === 'contains' || rule.op === 'starts_with'
  const found = isPositive && around.isSearched ? foundBySearch([[foldSearch(rule.value)]]) : undefined
  return found && { ids: found, isOrdered: false }
}

function membersOf(
  name: string,
  ids: readonly (string | number | boolean)[],
  { isUndecided }: Surroundings,
): Source | undefined {
  const set = leadSet(name)
  if (!set || (name === 'audiences' && isUndecided)) return undefined
  const { member } = set
  const which = ids.length === 1 ? sql`${member} = ${ids[0]}` : sql`${member} in ${ids}`
  return {
    ids: sql`${rowsOfSet(set, sql`lead_id`)} and ${which}`,
    isOrdered: ids.length === 1,
    isExact: ids.length === 1,
  }
}

/** Behind every text that begins so. */
const last_letter = '\u{10ffff}'

function valuesOf(rule: FilterRule, { fields, present }: Surroundings): Source | undefined {
  const field = customFieldOf(rule.field, fields)
  if (!field || rule.value === undefined || rule.op === 'is_not' || rule.op.startsWith('not_')) return undefined
  if (rule.op === 'is_empty' || !takes(field.type, rule.op)) return undefined
  const column = sql.raw(field.column)
  const test =
    typeof rule.value === 'boolean'
      ? () => sql`${column} = ${Number(rule.value)}`
      : testOf(rule, field.type, rule.value, present)
  if (!test) return undefined
  const wanted = rule.op === 'starts_with' ? textKey(rule.field, String(rule.value)) : undefined
  const range = wanted && sql` and ${column} >= ${wanted} and ${column} < ${wanted + last_letter}`
  const rows = sql`select lead_id from ${leadValues} where field_id = ${field.id} and ${column} is not null`
  return { ids: sql`${rows}${range} and ${test(column)}`, isOrdered: rule.op === 'is', isExact: true }
}

/** The bounds of the ids of those who were registered then: ids sort by registration. */
async function idsRegistered(db: Db, filter: Filter, present: Present): Promise<SQL[]> {
  if (filter.type !== 'rule' || filter.value === undefined) return []
  // Who was active last before a moment was registered before it.
  const isActivity = filter.field === 'last_activity_at'
  if (filter.field !== 'registered_at' && !isActivity) return []
  const [first, second] = isRelative(filter.op)
    ? boundsOf(filter.op, Number(filter.value), present, false)
    : listOf(filter.value).map(one => instantOf(one, present.timezone))
  if (typeof first !== 'number') return []
  switch (filter.op) {
    case 'before':
      return [sql`${leads.id} < ${await firstSince(db, first)}`]
    case 'after':
      if (isActivity) return []
      return [sql`${leads.id} >= ${await firstSince(db, first)}`]
    case 'between':
    case 'in_last_days':
    case 'in_next_days':
      if (typeof second !== 'number') return []
      return [
        sql`${leads.id} < ${await firstSince(db, second + 1)}`,
        ...(isActivity ? [] : [sql`${leads.id} >= ${await firstSince(db, first)}`]),
      ]
    default:
      return []
  }
}

/** The first lead registered at a moment or later, by binary search. */
const table = getTableName(leads)
const isEarly = `(select registered_at < ? from ${table} where rowid >= (low + high) / 2 order by rowid limit 1)`
const firstLeadSince = `
  with recursive look(low, high) as (
    select (select min(rowid) from ${table}), (select max(rowid) from ${table}) + 1
    union all
    select iif(${isEarly}, (low + high) / 2 + 1, low), iif(${isEarly}, high, (low + high) / 2) from look where low < high)
  select id from ${table} where rowid >= (select low from look where low >= high) order by rowid limit 1`

/** Behind all ids. */
const beyond = '~'

export const firstSince = async (db: Db, moment: number): Promise<string> =>
  (await db.one<[string]>(firstLeadSince, [moment, moment]))?.[0] ?? beyond
