/** A template that is there, and what a site's templates may print. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import { knownVariables } from './check.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

export async function existingTemplate(db: Db, id: string): Promise<store.TemplateRow> {
  const row = await store.findTemplate(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** Every variable that the site's templates may use. */
export async function listVariables(db: Db): Promise<string[]> {
  return knownVariables((await fieldsOfSite(db)).map(field => field.name))
}
