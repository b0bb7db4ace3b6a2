/**
 * Finds the popup that one visitor sees: the owner's design, in the visitor's language, with the visitor's variant.
 * Pure.
 */
import type { Popup, Translation } from '../wire.ts'

export type ResolvedDesign = { popup: Popup; locale: string }

const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] || ''

/** The translation for the first preferred language that exists; none for the popup's own language. */
export function chooseLocale(
  wishes: readonly string[],
  site_locale: string,
  translations: readonly Translation[] = [],
): { locale: string; translation?: Translation } {
  for (const wish of wishes) {
    const tag = wish.toLowerCase()
    const language = languageOf(tag)
    const translation =
      translations.find(one => one.locale.toLowerCase() === tag) ||
      translations.find(one => one.locale.toLowerCase() === language)
    if (translation || language === languageOf(site_locale)) return { locale: wish, translation }
  }
  return { locale: wishes[0] || site_locale }
}

function translate(popup: Popup, { content, fields, consent_text }: Translation): Popup {
  const { form } = popup
  return {
    ...popup,
    content: { ...popup.content, ...content },
    form: {
      ...form,
      fields: form.fields.map(field => {
        const words = fields?.find(one => one.name === field.name)
        return words
          ? {
              ...field,
              label: words.label || field.label,
              placeholder: words.placeholder || field.placeholder,
              shown_options: words.options,
            }
          : field
      }),
      consent: form.consent && { ...form.consent, text: consent_text || form.consent.text },
    },
  }
}

/** The popup as it is drawn. A variant's texts win over a translation's. */
export function resolve(
  given: Popup,
  site_locale: string,
  locales: readonly string[],
  variant_id: string | undefined,
): ResolvedDesign {
  const { locale, translation } = chooseLocale(locales, site_locale, given.translations)
  const popup = translation ? translate(given, translation) : given
  const variant = given.variants?.find(one => one.id === variant_id)
  if (!variant) return { popup, locale }
  return {
    locale,
    popup: {
      ...popup,
      content: { ...popup.content, ...variant.content },
      style: { ...popup.style, ...variant.style },
      position: variant.position || popup.position,
      animation: variant.animation || popup.animation,
    },
  }
}

/** How many steps the form has. */
export const stepsOf = ({ form }: Popup): number => Math.max(1, ...form.fields.map(field => field.step || 1))
