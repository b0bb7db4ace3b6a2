/** Which journeys use something, in the draft or in the published version. Versions that runs still follow are asked of the runs. */
import { type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { FieldOption } from '../../../platform/features/field-option.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { fieldById, namesOption } from '../../contacts/custom-fields/rules.ts'
import { templates } from '../../email/templates/table.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

/**
 * Journeys in whose documents the text stands as a whole value: ids are unique texts, so this holds for triggers, steps,
 * filters and everything else in a document.
 */
export async function journeysNaming(db: Db, value: string): Promise<Blocker[]> {
  return journeysWhere(db, sql`instr(j.document, ${JSON.stringify(value)}) or ${isPublished(value)}`)
}

/** The same without drafts, which are checked when they are published. */
export const liveJourneysNaming = (db: Db, value: string): Promise<Blocker[]> => journeysWhere(db, isPublished(value))

/** Those that email to leads what nobody needs, or may be switched on to do so. */
export const journeysSendingMarketing = (db: Db): Promise<Blocker[]> => journeysWhere(db, isOfPublished(sendsMarketing))

/** Whether the document of a version, `v`, sends such email. */
export const sendsMarketing = sql`exists (
  select 1 from json_tree(v.document) named join ${templates} sent on sent.id = named.value
  where named.key = 'template_id' and sent.category = 'marketing')`

/** Whether the document of a version, `v`, has the text as a whole value. */
export const namesValue = (value: string): SQL => sql`instr(v.document, ${JSON.stringify(value)})`

const isPublished = (value: string): SQL => isOfPublished(namesValue(value))

const isOfPublished = (condition: SQL): SQL => sql`exists (
  select 1 from journey_versions v where v.journey_id = j.id and v.number = j.published_version and ${condition})`

async function journeysWhere(db: Db, condition: SQL): Promise<Blocker[]> {
  const rows = await db.all<[string, string]>(sql`
    select j.id, j.name from journeys j where ${condition} order by j.id`)
  return rows.map(([id, name]) => ({ type: 'journey', id, name }))
}

/** Steps and triggers name a field by its id, filters by its name. */
export async function journeysUsingField(db: Db, id: string): Promise<Blocker[]> {
  const field = await fieldById(db, id)
  const found = [
    ...(await journeysNaming(db, id)),
    ...(field ? await journeysNaming(db, `custom_fields.${field.name}`) : []),
  ]
  return [...new Map(found.map(blocker => [blocker.id, blocker])).values()]
}

/** Journeys of which a step, a trigger or a filter names an option of a dropdown. */
export async function journeysNamingOption(db: Db, option: FieldOption): Promise<Blocker[]> {
  const names = [option.field_id, `custom_fields.${option.field_name}`].map(name => JSON.stringify(name))
  const rows = await db.all<[string, string, string]>(sql`
    select * from (
      select j.id as id, j.name as name, j.document as document from journeys j
      union all
      select j.id, j.name, v.document from journeys j
      join journey_versions v on v.journey_id = j.id and v.number = j.published_version)
    where instr(document, ${names[0]}) or instr(document, ${names[1]}) order by id`)
  const found = rows.filter(([, , document]) => namesOption(JSON.parse(document), option))
  return [...new Map(found.map(([id, name]) => [id, { type: 'journey', id, name }])).values()]
}

/** Journeys that are switched on, which block deleting their site. */
export async function liveJourneys(db: Db): Promise<Blocker[]> {
  const rows = await store.allJourneys(db)
  return rows.filter(row => row.status === 'on').map(({ id, name }) => ({ type: 'journey', id, name }))
}
