/** The rules of popups, for other features to call. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { problem } from '../../../platform/problem/problem.ts'
import type { PopupType } from './appearance.ts'
import { type MissingPart, missingParts, type SiteReferences, wrongParts } from './completeness.ts'
import { keepShownConsent } from './consent-texts.ts'
import type { Design } from './design.ts'
import { popupPublished, popupUnpublished } from './events.ts'
import { knownTo } from './known.ts'
import { popupLimits } from './limits.ts'
import * as store from './store.ts'

export { originalVariant } from './appearance.ts'
export { keepShownConsent, toConsentText } from './consent-texts.ts'
export { htmlForm, plainNames, plainTexts } from './html-form.ts'
export { htmlText } from './html-text.ts'
export { askedFields, knownTo } from './known.ts'
export { compiledForm, compiledSite, type LiveSite, liveSite, previewBody } from './live.ts'
export { afterSubmission, type LiveConsent, type LiveField, type LivePopup, translationFor } from './live-popup.ts'
export { addForm, exampleForm, type FormTexts } from './new-popup.ts'
export { type PageChat, type PageChats, pageChats } from './ports.ts'
export { previewedPopup } from './preview.ts'
export { publicForm } from './public-popup.ts'
export { type ServerFacts, serverRulesHold } from './server-rules.ts'
export { countTrapped } from './store.ts'
export { writtenRules } from './written-rules.ts'

type Db = Handle<'site'>

export async function existingPopup(db: Db, id: string): Promise<store.PopupWithCounts> {
  const row = await store.findPopup(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const popupExists = async (db: Db, id: string): Promise<boolean> => (await store.findPopup(db, id)) !== undefined

/** The facts of a popup that its campaign needs. */
export async function popupFacts(db: Db, id: string) {
  const row = await store.findPopup(db, id)
  if (!row) return undefined
  const complete = missingParts(row.design, await knownTo(db, [row.design])).length === 0
  return { id, type: row.type, complete, form_fields: row.design.form.fields.map(field => field.name) }
}

/**
 * Publishes or unpublishes a popup on behalf of a campaign, recorded in its history. Completeness is the
 * caller's.
 */
export async function setPublished(tx: Db, id: string, published: boolean, context: InAction): Promise<void> {
  const row = await store.findPopup(tx, id)
  if (!row || (row.published_at !== null) === published) return
  if (!published) await context.requireNotLive(tx, 'popup', id)
  const at = context.now()
  const published_at = published ? at : null
  await store.updatePopup(tx, id, { published_at, updated_at: at })
  await keepShownConsent(tx, { ...row, published_at })
  await context.alsoChanged(tx, published ? popupPublished : popupUnpublished, id)
}

/** Names of deleted and applied variants, only the latest if there are many. */
export function formerVariants(
  {
    former_variants,
    design: before,
    base_variant,
  }: Pick<store.PopupRow, 'former_variants' | 'design' | 'base_variant'>,
  design: Design,
) {
  const gone = before.variants.filter(({ id }) => !design.variants.some(other => other.id === id))
  const names = new Map([...Object.entries(former_variants), ...gone.map(({ id, name }) => [id, name] as const)])
  const latest = [...names].slice(-popupLimits.former_variants_max)
  return Object.fromEntries(
    names.has(base_variant) ? [[base_variant, names.get(base_variant) ?? ''], ...latest] : latest,
  )
}

/** Refuses a change that makes the popup incomplete, except for what was missing before. */
export function requireComplete(design: Design, known: SiteReferences, before: readonly MissingPart[] = []): void {
  const there = new Set(before.map(m => m.pointer + m.code))
  const errors = missingParts(design, known).filter(m => !there.has(m.pointer + m.code))
  if (errors.length > 0) throw problem('design_incomplete', { errors })
}

/** Refuses what no popup of this type can have, and a variant with the id under which the design itself is counted. */
export function requireFitting(type: PopupType, design: Design, base_variant?: string): void {
  const doubled = design.variants.flatMap(({ id }, i) =>
    id === base_variant ? [{ pointer: `/variants/${i}/id`, code: 'variant_reserved' }] : [],
  )
  const errors = [...wrongParts(type, design), ...doubled]
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** The consent's version after a change of design. */
export function consentVersion(before: { design: Design; consent_version: number }, design: Design): number {
  const said = ({ form: { consent }, translations }: Design) =>
    JSON.stringify([
      consent.type,
      'text' in consent && [consent.text, translations.map(({ locale, consent_text }) => [locale, consent_text])],
    ])
  return said(before.design) === said(design) ? before.consent_version : before.consent_version + 1
}
