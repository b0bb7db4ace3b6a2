/** The chat's own words, compiled in; an owner's texts come before them. */
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export type WordKey = keyof typeof en
/** The words, with `{name}` replaced by a value. */
export type Say = (key: WordKey, values?: { [name: string]: string | number }) => string

/** The words for a locale such as `es-MX`; English where there are none. */
export const speak = (locale: string): Say => {
  const words: Record<WordKey, string> = /^es\b/i.test(locale) ? es : en
  return (key, values = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))
}

const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ku|ps|ug|ur|yi)\b/i

/** The direction of the whole chat. Messages have each their own. */
export const directionOf = (locale: string): 'rtl' | 'ltr' => (RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr')
