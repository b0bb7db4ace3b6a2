/** The API's own texts in English and Spanish, by key; English where a language lacks one. */
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export const locales = ['en', 'es'] as const
export type Locale = (typeof locales)[number]

const texts: Record<Locale, Record<string, string>> = { en, es }

type Values = Record<string, string | number>

/** A limit of one or of none has words of its own where `key.one` or `key.none` is there: "at least one character". */
function formOf(locale: Locale, key: string, { minimum, maximum = minimum }: Values): string | undefined {
  const form = maximum === 1 ? 'one' : maximum === 0 ? 'none' : undefined
  return form && texts[locale][`${key}.${form}`]
}

/** The text of a key with `{name}` replaced by values. An unknown key is returned as it is. */
export function messageOf(locale: Locale, key: string, values: Values = {}): string {
  const text = formOf(locale, key, values) ?? texts[locale][key] ?? texts.en[key] ?? key
  return !text.includes('{') ? text : text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

export const hasMessage = (key: string): boolean => key in en

/** The first of our languages that the header asks for, English otherwise. */
export function localeOf(acceptLanguage: string | undefined | null): Locale {
  if (!acceptLanguage) return 'en'
  const asked = acceptLanguage
    .split(',')
    .map((part, order) => {
      const [tag = '', ...rest] = part.trim().split(';')
      const q = rest.find(r => r.trim().startsWith('q='))
      return { language: tag.slice(0, 2).toLowerCase(), q: q ? Number(q.trim().slice(2)) : 1, order }
    })
    .filter(a => a.q > 0)
    .sort((a, b) => b.q - a.q || a.order - b.order)
  return locales.find(l => l === asked.find(a => (locales as readonly string[]).includes(a.language))?.language) ?? 'en'
}

/** The codes of a kind of message, `validation` or `problem`, without the forms for one and for none. */
export const codesOf = (type: string): string[] =>
  Object.keys(en)
    .map(key => key.split('.'))
    .filter(([first, , form]) => first === type && form === undefined)
    .map(([, code = '']) => code)
