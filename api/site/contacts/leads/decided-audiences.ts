/**
 * Who is on audiences that are not settled, in SQL: while a condition on leads is asked, the view of memberships is another
 * one, in which the filters of those audiences say who is on them.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Present } from '../../../platform/schemas/filter/relative.ts'
import { type Filter, rulesIn } from '../../../platform/schemas/filter/schema.ts'
import { toSql } from '../../../platform/schemas/filter/to-sql.ts'
import { audiencesIn, type DynamicAudience, leadAudiences, unsettledAudiences } from '../audiences/rules.ts'
import { fieldsOfSite } from '../custom-fields/rules.ts'
import { leads } from '../lead-records/table.ts'
import { filterFields } from './filter-fields.ts'

/** The same condition on rows of leads, with memberships as filters decide on them. */
type Decide = (condition: SQL) => SQL

interface AudienceQuery {
  filters: readonly Filter[]
  audience_id?: string | undefined
}

/** Undefined where memberships can be read as they are. */
export async function decideAudiences(
  db: Handle<'site'>,
  asked: AudienceQuery,
  present: Present,
): Promise<Decide | undefined> {
  if (asked.audience_id === undefined && !asked.filters.some(asksForAudiences)) return undefined
  const audiences = neededFor(asked, await unsettledAudiences(db))
  if (audiences.length === 0) return undefined
  const fields = filterFields(await fieldsOfSite(db))
  const memberships = decided(audiences.map(({ id, filter }) => ({ id, condition: toSql(filter, fields, present) })))
  return condition => sql`(${leads.id} in (with ${memberships} select ${leads.id} from ${leads} where ${condition}))`
}

export const asksForAudiences = (filter: Filter): boolean => rulesIn(filter).some(({ field }) => field === 'audiences')

/** Whether it asks for being on any audience, or on none. */
const asksForAny = (filter: Filter): boolean =>
  rulesIn(filter).some(({ field, value }) => field === 'audiences' && value === undefined)

/** Those that are asked about, by themselves or by others; each stands behind those that it asks about. */
function neededFor({ filters, audience_id }: AudienceQuery, unsettled: readonly DynamicAudience[]): DynamicAudience[] {
  if (filters.some(asksForAny)) return [...unsettled]
  const needed = new Set([...filters.flatMap(audiencesIn), ...(audience_id === undefined ? [] : [audience_id])])
  const found = unsettled.toReversed().filter(({ id, filter }) => {
    if (needed.has(id)) for (const other of audiencesIn(filter)) needed.add(other)
    return needed.has(id)
  })
  return found.reverse()
}

interface AudienceCondition {
  id: string
  condition: SQL
}

/** Tables of a `with`: the leads on each, for which those before it are decided, and memberships under the name of the view. */
function decided(audiences: readonly AudienceCondition[]): SQL {
  const nameAt = (at: number) => sql.identifier(`decided_${at}`)
  const ids = JSON.stringify(audiences.map(({ id }) => id))
  const stored = sql`select lead_id, audience_id from main.${leadAudiences}
    where audience_id not in (select value from json_each(${ids}))`
  const memberships = (count: number) => {
    const others = audiences.slice(0, count).map(({ id }, at) => sql`select lead_id, ${id} from ${nameAt(at)}`)
    return sql`${leadAudiences} (lead_id, audience_id) as (${sql.join([stored, ...others], sql` union all `)})`
  }
  const each = audiences.map(
    ({ condition }, at) => sql`${nameAt(at)} (lead_id) as (
      with ${memberships(at)} select ${leads.id} from ${leads} where ${condition})`,
  )
  return sql.join([...each, memberships(audiences.length)], sql`, `)
}
