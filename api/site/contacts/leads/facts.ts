/** Leads as plain facts: what filters, journeys and templates know of a person. */
import { getTableName, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'
import { leadAudiences, unsettledAudiences } from '../audiences/rules.ts'
import { type FieldValue, valuesByLead } from '../custom-fields/rules.ts'
import { type NotedField, notedFields, type OwnField, ownFieldNames } from '../lead-records/fields.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import { leadSetMembers, type OriginFacts, originFacts } from '../lead-records/rules.ts'
import { leads } from '../lead-records/table.ts'
import { leadTags } from '../tags/rules.ts'

export interface LeadFacts
  extends Pick<LeadRow, 'id' | 'email' | 'unsubscribed_at' | OwnField | NotedField>,
    OriginFacts {
  /** Ids. */
  tags: string[]
  audiences: string[]
  /** The lead's campaigns. */
  campaigns: string[]
  /** Those that the lead spoke with. */
  assistants: string[]
  /** By field name; dates as `YYYY-MM-DD`. A password's value is never known. */
  custom_fields: Record<string, FieldValue>
  /** Audiences that are not settled: their filters say whether the lead is on them. */
  undecided?: { readonly audiences: readonly { id: string; filter: Filter }[] }
}

/** As one row of JSON: reading a row of many columns for each lead costs several times as much. */
const columns = [
  ...['id', 'email', 'unsubscribed_at', ...ownFieldNames].map(field => `'${field}', ${field}`),
  ...Object.entries(notedFields).map(([field, { type }]) =>
    type === 'checkbox' ? `'${field}', json(iif(${field}, 'true', 'false'))` : `'${field}', ${field}`,
  ),
].join(', ')

const readFacts = () => `
  select json_group_array(json_object(${columns}
    ${leadSetMembers()}
  )) from ${getTableName(leads)} where id in (select value from json_each(?))`

/** The facts of leads by id, in a few queries whatever their number (at most 1,000 at once). Erased leads are absent. */
export async function leadFacts(db: Handle<'site'>, lead_ids: readonly string[]): Promise<Map<string, LeadFacts>> {
  if (lead_ids.length === 0) return new Map()
  const [found, audiences] = await Promise.all([
    db.one(readFacts(), [JSON.stringify(lead_ids)]),
    unsettledAudiences(db),
  ])
  const rows = JSON.parse(String(found?.[0])) as Omit<LeadFacts, 'custom_fields'>[]
  const undecided = audiences.length > 0 ? { undecided: { audiences } } : {}
  const values = await valuesByLead(db, lead_ids)
  const origins = await originFacts(db, lead_ids)
  return new Map(
    rows.map(row => [
      row.id,
      { ...origins.get(row.id), ...row, custom_fields: values.get(row.id) ?? {}, ...undecided },
    ]),
  )
}

const grouped = (rows: readonly { lead_id: string; id: string }[]): Map<string, string[]> => {
  const map = new Map<string, string[]>()
  for (const { lead_id, id } of rows) {
    const ids = map.get(lead_id)
    if (ids) ids.push(id)
    else map.set(lead_id, [id])
  }
  return map
}

/** One text whatever their number: each other would be prepared anew. */
const among = (lead_id: SQLiteColumn, ids: readonly string[]) =>
  sql`${lead_id} in (select value from json_each(${JSON.stringify(ids)}))`

export const readTagIds = async (db: Handle<'site'>, lead_ids: readonly string[]) =>
  grouped(
    await db
      .select({ lead_id: leadTags.lead_id, id: leadTags.tag_id })
      .from(leadTags)
      .where(among(leadTags.lead_id, lead_ids)),
  )

export const readAudienceIds = async (db: Handle<'site'>, lead_ids: readonly string[]) =>
  grouped(
    await db
      .select({ lead_id: leadAudiences.lead_id, id: leadAudiences.audience_id })
      .from(leadAudiences)
      .where(among(leadAudiences.lead_id, lead_ids)),
  )
