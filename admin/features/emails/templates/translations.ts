/** The draft of a template in one language of it: read and changed as if it had no other. Pure. */
import type { Locale } from '@leadwright/sdk'
import type { TemplateDraft } from './use-template-editor.ts'

type Translation = TemplateDraft['translations'][number]

export const localesOf = (draft: TemplateDraft): Locale[] => draft.translations.map(({ language: locale }) => locale)

const at = (draft: TemplateDraft, locale: Locale | undefined): number =>
  draft.translations.findIndex(one => one.language === locale)

/** What the template says in that language; undefined, or a language that it has not: its own content. */
export function draftIn(draft: TemplateDraft, locale: Locale | undefined): TemplateDraft {
  const found = draft.translations[at(draft, locale)]
  if (!found) return draft
  const { subject, preheader = '', body_text = '', document } = found
  return { ...draft, subject, preheader, body_text, document }
}

/** Changes to what is said in that language; name and category are the same in all of them. */
export function changedIn(
  draft: TemplateDraft,
  locale: Locale | undefined,
  changes: Partial<TemplateDraft>,
): TemplateDraft {
  const index = at(draft, locale)
  if (index < 0) return { ...draft, ...changes }
  const { subject, preheader, body_text, document, ...shared } = changes
  const said = Object.fromEntries(
    Object.entries({ subject, preheader, body_text, document }).filter(([, value]) => value !== undefined),
  )
  return {
    ...draft,
    ...shared,
    translations: draft.translations.with(index, { ...draft.translations[index]!, ...said }),
  }
}

/** Another language begins as a copy, so that it has everything that the template has. */
export const withTranslation = (draft: TemplateDraft, locale: Locale): TemplateDraft => {
  const { subject, preheader, body_text, document } = draft
  const body = document ? { document } : { body_text }
  return { ...draft, translations: [...draft.translations, { language: locale, subject, preheader, ...body }] }
}

export const withoutTranslation = (draft: TemplateDraft, locale: Locale): TemplateDraft => ({
  ...draft,
  translations: draft.translations.filter(one => one.language !== locale),
})

/** Every language at once: a translation has the kind of body that the template has. */
export const withDocuments = (
  draft: TemplateDraft,
  toDocument: (body_text: string) => NonNullable<Translation['document']>,
): TemplateDraft => ({
  ...draft,
  document: toDocument(draft.body_text),
  body_text: '',
  translations: draft.translations.map(({ body_text = '', ...one }) => ({ ...one, document: toDocument(body_text) })),
})

/** The path of what was refused within that language, `subject`, and of no other; undefined where it is of another. */
export function pathIn(draft: TemplateDraft, locale: Locale | undefined, path: string): string | undefined {
  const [, index, rest] = /^translations\.(\d+)\.(.+)$/.exec(path) ?? []
  const own = at(draft, locale)
  if (index === undefined) return own < 0 ? path : undefined
  return Number(index) === own ? rest : undefined
}
