/** What designs may refer to on their site. */
import type { Handle } from '../../../platform/database/handle.ts'
import { dynamicAmong } from '../../contacts/audiences/rules.ts'
import { fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import { formFieldTypes } from '../../contacts/lead-records/fields.ts'
import { referencesOf, type SiteReferences } from './completeness.ts'
import type { Design } from './design.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

/** What these designs may refer to, read once for all of them. */
export async function knownTo(
  db: Db,
  designs: readonly Design[],
): Promise<SiteReferences & { types: Map<string, string> }> {
  const types = new Map<string, string>(Object.entries(formFieldTypes))
  for (const field of await fieldsOfSite(db)) types.set(field.name, field.type)
  const asked = designs.map(referencesOf)
  const audience_ids = asked.flatMap(a => a.audience_ids)
  const ids = await store.knownReferences(db, {
    tag_ids: asked.flatMap(a => a.tag_ids),
    audience_ids,
    image_ids: asked.flatMap(a => a.image_ids),
  })
  const dynamic_ids = new Set(await dynamicAmong(db, audience_ids))
  return { field_names: new Set(types.keys()), ids, dynamic_ids, types }
}

/** All fields that the form ever had, after a change. */
export function askedFields(before: Record<string, string>, design: Design, types: Map<string, string>) {
  const now = design.form.fields.flatMap(({ name }) => {
    const type = types.get(name)
    return type === undefined ? [] : [[name, type] as const]
  })
  return { ...before, ...Object.fromEntries(now) }
}
