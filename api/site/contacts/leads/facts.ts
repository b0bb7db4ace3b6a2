/** Leads as plain facts: what filters, journeys and templates know of a person. */
import { inArray } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { leadAudiences } from '../audiences/rules.ts'
import { type FieldValue, valuesByLead } from '../custom-fields/rules.ts'
import { type OriginFacts, originFacts } from '../lead-origins/rules.ts'
import { leadTags } from '../tags/rules.ts'
import type { LeadRow } from './store.ts'

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
      | 'unsubscribed_at'
      | 'timezone'
      | 'language'
      | 'source'
      | 'registered_at'
      | 'last_activity_at'
      | 'last_contacted_at'
      | 'opens'
      | 'clicks'
      | 'email_validity'
      | 'email_score'
      | 'email_disposable'
      | 'email_free'
      | 'email_role_based'
      | 'confirmation'
      | 'confirmed_at'
    >,
    OriginFacts {
  /** Ids. */
  tags: string[]
  audiences: string[]
  /** Those that the lead came by. */
  campaigns: string[]
  /** By field name; dates as `YYYY-MM-DD`. A password's value is never known. */
  custom_fields: Record<string, FieldValue>
}

/** As one row of JSON: reading a row of many columns for each lead costs several times as much. */
const readFacts = `
  select json_group_array(json_object(
    'id', id, 'email', email, 'first_name', first_name, 'middle_name', middle_name, 'last_name', last_name,
    'phone', phone, 'mailability', mailability, 'unsubscribed_at', unsubscribed_at, 'timezone', timezone, 'language', language, 'source', source,
    'registered_at', registered_at, 'last_activity_at', last_activity_at, 'last_contacted_at', last_contacted_at,
    'opens', opens, 'clicks', clicks, 'email_validity', email_validity, 'email_score', email_score,
    'email_disposable', json(iif(email_disposable, 'true', 'false')), 'email_free', json(iif(email_free, 'true', 'false')),
    'email_role_based', json(iif(email_role_based, 'true', 'false')), 'confirmation', confirmation, 'confirmed_at', confirmed_at,
    'tags', json((select json_group_array(tag_id) from lead_tags where lead_id = leads.id)),
    'audiences', json((select json_group_array(audience_id) from lead_audiences where lead_id = leads.id)),
    'campaigns', json((select json_group_array(campaign_id) from campaign_leads where lead_id = leads.id))
  )) from leads where id in (select value from json_each(?))`

/** The facts of leads by id, in two queries whatever their number (at most 1,000 at once). Erased leads are absent. */
export async function leadFacts(db: Handle<'site'>, lead_ids: readonly string[]): Promise<Map<string, LeadFacts>> {
  if (lead_ids.length === 0) return new Map()
  const [json] = (await db.row(readFacts, [JSON.stringify(lead_ids)])) ?? []
  const rows = JSON.parse(String(json)) as Omit<LeadFacts, 'custom_fields'>[]
  const values = await valuesByLead(db, lead_ids)
  const origins = await originFacts(db, lead_ids)
  return new Map(rows.map(row => [row.id, { ...origins.get(row.id), ...row, custom_fields: values.get(row.id) ?? {} }]))
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
