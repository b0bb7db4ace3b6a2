/** Which journeys use something in a version that live runs still follow, and that is not the published one any more. */
import { type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { FieldOption } from '../../../platform/features/field-option.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { fieldById, namesOption } from '../../contacts/custom-fields/rules.ts'
import {
  journeysNaming,
  journeysNamingOption,
  journeysSendingMarketing,
  journeysUsingField,
  liveJourneysNaming,
  namesValue,
  sendsMarketing,
} from '../journey-records/rules.ts'
import { journeys, journeyVersions } from '../journey-records/table.ts'
import { runs } from './table.ts'

type Db = Handle<'site'>

/** `condition` is about the document of a version, `v`. */
async function followed(db: Db, condition: SQL): Promise<{ id: string; name: string; document: string }[]> {
  const rows = await db.all<[string, string, string]>(sql`
    select j.id, j.name, v.document from ${journeys} j join ${journeyVersions} v on v.journey_id = j.id
    where v.number is not j.published_version and ${condition} and exists (
      select 1 from ${runs} r
      where r.journey_id = j.id and r.ended_at is null and r.journey_version = v.number)
    order by j.id`)
  return rows.map(([id, name, document]) => ({ id, name, document }))
}

/** Each journey once, without those that say for themselves that they use it. */
function besides(found: readonly { id: string; name: string }[], said: readonly Blocker[]): Blocker[] {
  const known = new Set(said.map(({ id }) => id))
  const others = found.filter(({ id }) => !known.has(id))
  return [...new Map(others.map(({ id, name }) => [id, { type: 'journey', id, name }])).values()]
}

export const runsNaming = async (db: Db, value: string): Promise<Blocker[]> =>
  besides(await followed(db, namesValue(value)), await journeysNaming(db, value))

export const liveRunsNaming = async (db: Db, value: string): Promise<Blocker[]> =>
  besides(await followed(db, namesValue(value)), await liveJourneysNaming(db, value))

export const runsSendingMarketing = async (db: Db): Promise<Blocker[]> =>
  besides(await followed(db, sendsMarketing), await journeysSendingMarketing(db))

/** Steps and triggers name a field by its id, filters by its name. */
export async function runsUsingField(db: Db, id: string): Promise<Blocker[]> {
  const field = await fieldById(db, id)
  const byName = field ? await followed(db, namesValue(`custom_fields.${field.name}`)) : []
  return besides([...(await followed(db, namesValue(id))), ...byName], await journeysUsingField(db, id))
}

export async function runsNamingOption(db: Db, option: FieldOption): Promise<Blocker[]> {
  const named = sql`(${namesValue(option.field_id)} or ${namesValue(`custom_fields.${option.field_name}`)})`
  const found = (await followed(db, named)).filter(({ document }) => namesOption(JSON.parse(document), option))
  return besides(found, await journeysNamingOption(db, option))
}
