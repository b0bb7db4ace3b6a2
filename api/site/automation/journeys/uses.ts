/** Which journeys use something: in what is edited, in what runs for new leads, or in what runs under way still carry out. */
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'

type Db = Handle<'site'>
export interface Blocker {
  kind: string
  id: string
  name: string
}

/**
 * Journeys in whose documents the text stands as a whole value: ids are unique texts, so this holds for triggers, steps,
 * filters and whatever a document will hold one day.
 */
async function journeysNaming(db: Db, value: string): Promise<Blocker[]> {
  const text = JSON.stringify(value)
  const rows = await db.values<[string, string]>(sql`
    select j.id, j.name from journeys j
    where instr(j.document, ${text}) or exists (
      select 1 from journey_versions v
      where v.journey_id = j.id and instr(v.document, ${text}) and (v.number = j.published_version or exists (
        select 1 from runs r
        where r.journey_id = j.id and r.ended_at is null and r.journey_version = v.number)))
    order by j.id`)
  return rows.map(([id, name]) => ({ kind: 'journey', id, name }))
}

export const journeysUsingTemplate = journeysNaming
export const journeysUsingSender = journeysNaming
export const journeysUsingPopup = journeysNaming
export const journeysUsingTag = journeysNaming
export const journeysUsingCampaign = journeysNaming
export const journeysUsingAudience = journeysNaming

/** Steps and triggers name a field by its id, filters by its name. */
export async function journeysUsingField(db: Db, field: { id: string; name: string }): Promise<Blocker[]> {
  const found = [...(await journeysNaming(db, field.id)), ...(await journeysNaming(db, `custom_fields.${field.name}`))]
  return [...new Map(found.map(blocker => [blocker.id, blocker])).values()]
}
