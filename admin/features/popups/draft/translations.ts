/** Texts in other languages: what there is to translate, and what is. An absent text is shown in the site's language. Pure. */
import type { PopupTranslation } from '@leadwright/sdk'
import type { PopupDraft } from './draft.ts'

type Words = NonNullable<PopupTranslation['content']>
/** The plain texts of the content that can be said otherwise. */
export const contentTexts = [
  'heading',
  'text',
  'button_text',
  'next_text',
  'back_text',
  'thank_you_heading',
  'thank_you_text',
  'countdown_text',
] as const satisfies (keyof Words)[]
export type ContentText = (typeof contentTexts)[number]

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty))
const filled = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => !isEmpty(value))) as T

export const translationOf = (draft: PopupDraft, locale: string): PopupTranslation | undefined =>
  draft.translations.find(one => one.locale === locale)

export const withTranslation = (draft: PopupDraft, locale: string): PopupDraft => ({
  ...draft,
  translations: [...draft.translations, { locale }],
})
export const withoutTranslation = (draft: PopupDraft, locale: string): PopupDraft => ({
  ...draft,
  translations: draft.translations.filter(one => one.locale !== locale),
})

const changed = (
  draft: PopupDraft,
  locale: string,
  change: (one: PopupTranslation) => PopupTranslation,
): PopupDraft => ({
  ...draft,
  translations: draft.translations.map(one => (one.locale === locale ? filled(change(one)) : one)),
})

/** A text of the content; empty: as in the site's language. */
export const withTranslatedText = (draft: PopupDraft, locale: string, name: ContentText, text: string): PopupDraft =>
  changed(draft, locale, one => ({ ...one, content: filled({ ...one.content, [name]: text }) }))

/** The words above a step after the first. */
export const withTranslatedStep = (
  draft: PopupDraft,
  locale: string,
  step: number,
  words: { heading?: string; text?: string },
): PopupDraft =>
  changed(draft, locale, one => {
    const steps = draft.content.steps.map((_, at) => one.content?.steps?.[at] ?? { heading: '', text: '' })
    const next = steps.map((own, at) => (at === step - 2 ? { ...own, ...words } : own))
    return { ...one, content: filled({ ...one.content, steps: next }) }
  })

type FieldWords = NonNullable<PopupTranslation['fields']>[number]

export const translatedField = (one: PopupTranslation | undefined, name: string): FieldWords | undefined =>
  one?.fields?.find(field => field.name === name)

/** Label, placeholder or shown choices of a field. */
export const withTranslatedField = (
  draft: PopupDraft,
  locale: string,
  name: string,
  words: Partial<Omit<FieldWords, 'name'>>,
): PopupDraft =>
  changed(draft, locale, one => {
    const before = translatedField(one, name) ?? { name }
    const rest = (one.fields ?? []).filter(field => field.name !== name)
    const next = filled({ ...before, ...words })
    const isBare = Object.keys(next).length === 1
    return { ...one, fields: isBare ? rest : [...rest, next] }
  })

export const withTranslatedConsent = (draft: PopupDraft, locale: string, consent_text: string): PopupDraft =>
  changed(draft, locale, one => ({ ...one, consent_text }))
