/** What is allowed with popups and what follows; other features call these. */
import type { Handle } from '../../platform/database/handle.ts'
import { problem } from '../../platform/problem/problem.ts'
import { fieldsOfSite } from '../custom-fields/rules.ts'
import { type Known, type Missing, missingParts } from './completeness.ts'
import type { Design } from './design.ts'
import { leadFieldTypes } from './live.ts'
import * as store from './store.ts'

export { type LiveConsent, type LiveField, type LivePopup, type LiveSite, liveSite, previewBody } from './live.ts'
export { previewedPopup } from './preview.ts'
export { countTrapped } from './store.ts'

type Db = Handle<'site'>

export async function existingPopup(db: Db, id: string): Promise<store.PopupWithCounts> {
  const row = await store.findPopup(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const popupExists = async (db: Db, id: string): Promise<boolean> => (await store.findPopup(db, id)) !== undefined

/** What these designs may refer to, read once for all of them. */
export async function knownTo(db: Db, designs: readonly Design[]): Promise<Known & { types: Map<string, string> }> {
  const types = new Map<string, string>(Object.entries(leadFieldTypes))
  for (const field of await fieldsOfSite(db)) types.set(field.name, field.type)
  const ids = await store.knownReferences(
    db,
    designs.flatMap(d => d.form.tag_ids),
    designs.flatMap(d => d.form.audience_ids),
  )
  return { field_names: new Set(types.keys()), ids, types }
}

/** The asked fields after a change: what was ever asked for stays known. */
export function askedFields(before: Record<string, string>, design: Design, types: Map<string, string>) {
  const now = design.form.fields.flatMap(({ name }) => {
    const type = types.get(name)
    return type === undefined ? [] : [[name, type] as const]
  })
  return { ...before, ...Object.fromEntries(now) }
}

/** Refuses what is not complete, but for what was missing before. */
export function requireComplete(design: Design, known: Known, before: readonly Missing[] = []): void {
  const there = new Set(before.map(m => m.pointer + m.code))
  const errors = missingParts(design, known).filter(m => !there.has(m.pointer + m.code))
  if (errors.length > 0) throw problem('design_incomplete', { errors })
}

/** The consent's version after a change of design. */
export function consentVersion(before: { design: Design; consent_version: number }, design: Design): number {
  const said = ({ form }: Design) => JSON.stringify([form.consent.kind, 'text' in form.consent && form.consent.text])
  return said(before.design) === said(design) ? before.consent_version : before.consent_version + 1
}
