/** A template in other languages than the site's: which content somebody gets. Pure. */
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import type { EmailDocument } from './document/email-document.ts'
import type { TemplateSource } from './render.ts'

/** Translation of a template: everything that its own content says. */
export interface TemplateTranslation {
  language: Locale
  subject: string
  preheader: string
  body_text: string
  /** Null: the body is a text, as the template's own. */
  document: EmailDocument | null
}

export interface TranslatedTemplate extends TemplateSource {
  translations: readonly TemplateTranslation[]
}

/** The template's own content, in the site's language. */
export const ownContent = ({ subject, preheader, body_text, document }: TemplateSource): TemplateSource => ({
  ...{ subject, preheader, body_text, document },
})

/** Content for a reader of that language: the translation, else the template's own content. */
export const inLanguage = (content: TranslatedTemplate, language: Locale): TemplateSource =>
  content.translations.find(one => one.language === language) ?? ownContent(content)

/** The template's own content, and those in other languages. */
export const contentsOf = (content: TranslatedTemplate): TemplateSource[] => [content, ...content.translations]

/** Under which a content is kept compiled. */
export const contentKey = (template_id: string, number: number | string, { language }: TemplateSource): string =>
  language ? `${template_id} ${number} ${language}` : `${template_id} ${number}`
