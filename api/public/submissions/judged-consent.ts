/** Consent by what was seen: a form sends back the version of the text that it showed, and that text is agreed to. */
import type { Context } from '../../platform/features/context.ts'
import type { FieldError } from '../../platform/problem/problem.ts'
import { findTranslation } from '../../platform/texts/messages/translations.ts'
import type { LiveConsent } from '../../site/capture/popups/rules.ts'
import { type ConsentText, findConsentText, findOnlyConsentText } from '../../site/contacts/consents/rules.ts'

export interface Form {
  /** Under which its texts are stored: a popup's id, or an assistant's. */
  place: string
  /** As the form is now. */
  consent: LiveConsent | undefined
}

export interface SentConsent {
  consent?: boolean | undefined
  consent_version?: number | undefined
  /** The language in which the form was shown. */
  locale?: string | undefined
}

export interface JudgedConsent {
  answer: 'given' | 'declined' | 'not_asked'
  /** What was agreed to, where it was. */
  agreement: { text: string; text_version: number; method: 'checkbox' | 'notice' } | undefined
  errors: FieldError[]
}

/** What its sender saw; undefined where they do not say it, or say what the form never showed. */
async function findSeenText(
  { place, consent }: Form,
  version: number | undefined,
  { installation, site }: Pick<Context, 'installation' | 'site'>,
): Promise<ConsentText | undefined> {
  if (consent?.version === version) return consent
  const database = await installation.databases.site(site.id)
  return database.read(db =>
    version === undefined ? findOnlyConsentText(db, place) : findConsentText(db, place, version),
  )
}

export async function judgeConsent(
  form: Form,
  { consent, consent_version, locale }: SentConsent,
  context: Pick<Context, 'installation' | 'site'>,
): Promise<JudgedConsent> {
  const seen = await findSeenText(form, consent_version, context)
  const asked = seen ?? form.consent
  const ticked = consent === true
  const lacks = asked?.type === 'checkbox' && asked.required && !ticked
  const errors = lacks ? [{ pointer: '/consent', code: 'consent_required' }] : []
  if (!asked || asked.type === 'none') return { answer: 'not_asked', agreement: undefined, errors }
  const agrees = seen?.type === 'checkbox' ? ticked : seen?.type === 'notice' && consent !== false
  if (!agrees) return { answer: 'declined', agreement: undefined, errors }
  const text = findTranslation(asked.translations, locale)?.text || asked.text
  return { answer: 'given', agreement: { text, text_version: asked.version, method: asked.type }, errors }
}
