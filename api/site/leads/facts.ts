/** Leads as plain facts: what filters, journeys and templates know of a person. */
import { inArray } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { leadAudiences } from '../audiences/lead-audiences-table.ts'
import { type FieldValue, valuesByLead } from '../custom-fields/rules.ts'
import { leadTags } from '../tags/lead-tags-table.ts'
import type { LeadRow } from './store.ts'
import { leads } from './table.ts'

export interface LeadFacts
  extends Pick<
    LeadRow,
    | 'id'
    | 'email'
    | 'first_name'
    | 'middle_name'
    | 'last_name'
    | 'phone'
    | 'mailability'
    | 'timezone'
    | 'language'
    | 'source'
    | 'registered_at'
    | 'last_activity_at'
    | 'last_contacted_at'
    | 'opens'
    | 'clicks'
  > {
  /** Ids. */
  tags: string[]
  audiences: string[]
  /** By field name; dates as `YYYY-MM-DD`. A password's value is never known. */
  custom_fields: Record<string, FieldValue>
}

/** The facts of leads by id, in four queries whatever their number (at most 1,000 at once). Erased leads are absent. */
export async function leadFacts(db: Handle<'site'>, lead_ids: readonly string[]): Promise<Map<string, LeadFacts>> {
  const facts = new Map<string, LeadFacts>()
  if (lead_ids.length === 0) return facts
  const rows = await db
    .select()
    .from(leads)
    .where(inArray(leads.id, [...lead_ids]))
  const [tags, audiences, values] = [
    await tagIdsOf(db, lead_ids),
    await audienceIdsOf(db, lead_ids),
    await valuesByLead(db, lead_ids),
  ]
  for (const row of rows) {
    facts.set(row.id, {
      id: row.id,
      email: row.email,
      first_name: row.first_name,
      middle_name: row.middle_name,
      last_name: row.last_name,
      phone: row.phone,
      mailability: row.mailability,
      timezone: row.timezone,
      language: row.language,
      source: row.source,
      registered_at: row.registered_at,
      last_activity_at: row.last_activity_at,
      last_contacted_at: row.last_contacted_at,
      opens: row.opens,
      clicks: row.clicks,
      tags: tags.get(row.id) ?? [],
      audiences: audiences.get(row.id) ?? [],
      custom_fields: values.get(row.id) ?? {},
    })
  }
  return facts
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

export const tagIdsOf = async (db: Handle<'site'>, lead_ids: readonly string[]) =>
  grouped(
    await db
      .select({ lead_id: leadTags.lead_id, id: leadTags.tag_id })
      .from(leadTags)
      .where(inArray(leadTags.lead_id, [...lead_ids])),
  )

export const audienceIdsOf = async (db: Handle<'site'>, lead_ids: readonly string[]) =>
  grouped(
    await db
      .select({ lead_id: leadAudiences.lead_id, id: leadAudiences.audience_id })
      .from(leadAudiences)
      .where(inArray(leadAudiences.lead_id, [...lead_ids])),
  )
