/** The widget's own words, compiled in. Texts of the popup come from its configuration instead. */
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export type MessageKey = keyof typeof en

export type Say = (key: MessageKey) => string

/** The words for a locale such as `es-MX`; English where there are none. */
export const speak = (locale: string): Say => {
  const words: Record<MessageKey, string> = /^es\b/i.test(locale) ? es : en
  return key => words[key]
}
