/** Exports a journey as a portable definition: ids are replaced by names, with what is needed to create the things named. */
import type { Handle } from '../../../../platform/database/handle.ts'
import type { JourneyRow } from '../../journey-records/rules.ts'
import { definition_format, definition_version, type JourneyDefinition, type JourneyReference } from './contract.ts'
import { fieldNamesIn, idsIn, kinds, replaced, staysBehind, textsOf } from './references.ts'
import { byIds, fieldsNamed, type ReferenceExport } from './store.ts'

const refOf = ({ type, name }: Pick<JourneyReference, 'type' | 'name'>): string => `${type}:${name}`

/** References to deleted things are removed from lists and emptied elsewhere. */
export async function toDefinition(db: Handle<'site'>, journey: JourneyRow): Promise<JourneyDefinition> {
  const by = new Map<string, string | null>()
  const exported = new Map<string, ReferenceExport>()
  const ids = idsIn(journey.document)
  for (const text of textsOf(journey.document)) if (staysBehind(text)) by.set(text, null)
  for (const type of kinds) {
    const wanted = [...(ids.get(type) ?? [])]
    for (const id of wanted) by.set(id, null)
    for (const one of await byIds(db, type, wanted)) {
      const ref = freeRef(refOf(one), exported)
      exported.set(ref, one)
      by.set(one.id, ref)
    }
  }
  const texts = [...exported.values()].flatMap(one =>
    one.type === 'template' ? [one.subject, one.preheader, one.body_text] : [],
  )
  for (const field of await fieldsNamed(db, [...fieldNamesIn(journey.document, texts)]))
    exported.set(refOf(field), field)
  return {
    format: definition_format,
    format_version: definition_version,
    name: journey.name,
    description: journey.description,
    document: replaced(journey.document, by) as JourneyDefinition['document'],
    references: [...exported].map(([ref, { id: _id, ...one }]) => ({ ref, ...one })),
  }
}

/** Popups may have the same name. */
function freeRef(ref: string, taken: ReadonlyMap<string, unknown>): string {
  let free = ref
  for (let n = 2; taken.has(free); n++) free = `${ref} (${n})`
  return free
}
