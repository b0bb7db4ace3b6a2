/** The texts of the starters, in each language of sites. */
import type { Locale } from '../../../../platform/texts/messages/messages.ts'
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }

export type TextKey = keyof typeof en
export type Say = (key: TextKey) => string

const texts: Record<Locale, Record<TextKey, string>> = { en, es }

export const sayIn =
  (locale: Locale): Say =>
  key =>
    texts[locale][key]
