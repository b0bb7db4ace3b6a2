/** The consent of a form in all its languages, and what is stored of it once visitors see it. */
import type { Handle } from '../../../platform/database/handle.ts'
import { type ConsentText, keepConsentText } from '../../contacts/consents/rules.ts'
import type { Design } from './design.ts'
import type { PopupRow } from './store.ts'

export function toConsentText(
  { form: { consent }, translations = [] }: Pick<Design, 'form'> & Partial<Pick<Design, 'translations'>>,
  version: number,
): ConsentText {
  if (consent.type === 'none') return { version, type: 'none', text: '', translations: [], required: false }
  return {
    version,
    type: consent.type,
    text: consent.text,
    translations: translations.map(({ locale, consent_text = '' }) => ({ locale, text: consent_text })),
    required: consent.type === 'checkbox' && (consent.required ?? false),
  }
}

/** Stores the consent of a published popup; that of a draft nobody sees. */
export async function keepShownConsent(
  tx: Handle<'site'>,
  { id, design, consent_version, published_at }: Pick<PopupRow, 'id' | 'design' | 'consent_version' | 'published_at'>,
): Promise<void> {
  if (published_at !== null) await keepConsentText(tx, id, toConsentText(design, consent_version))
}
