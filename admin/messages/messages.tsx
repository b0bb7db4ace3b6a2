/** The admin's two languages: typed look-up of messages, and numbers and moments as people read them. Texts are in en.json and es.json. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { MessageValues } from './catalog-values.ts'
import type en from './en.json'
import { serverNow } from './server-clock.ts'
import { parts, type TextPart } from './text-parts.ts'

export type Language = 'en' | 'es'
type AnyKey = keyof typeof en
type KeyWith<Values> = {
  [Key in keyof MessageValues]: Values extends MessageValues[Key] ? Key : never
}[keyof MessageValues]
/** The key of a text without placeholders; `MessageKey<{ name: string }>` of one that these values fill. */
export type MessageKey<Values = undefined> = Values extends undefined
  ? Exclude<AnyKey, keyof MessageValues>
  : KeyWith<Values>

type Together<Union> = (Union extends unknown ? (given: Union) => void : never) extends (given: infer All) => void
  ? All
  : never
/** What fills a text, whichever of several keys it is. */
type ValuesOf<Key extends AnyKey> = [Key & keyof MessageValues] extends [never]
  ? []
  : [values: Together<MessageValues[Key & keyof MessageValues]>]

export type Messages = {
  language: Language
  /** The text of a key, with its placeholders filled. */
  t: <Key extends AnyKey>(key: Key, ...values: ValuesOf<Key>) => string
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** "20 Nov 2026" for a day of the calendar, `2026-11-20`: the same in every zone. */
  day: (day: string) => string
  /** "20 Nov 2026" for a moment. Name the site's zone wherever the day matters. */
  date: (iso: string, timeZone?: string) => string
  /** "20 Nov 2026, 14:05 GMT+1": the zone is named whenever one is given. */
  moment: (iso: string, timeZone?: string) => string
  /** "14:05". */
  time: (iso: string, timeZone?: string) => string
  /** "3 minutes ago", "in 2 days", by the server's clock. */
  relative: (iso: string, now?: number) => string
  /** "a, b and c", or with "or" where one of them is enough. */
  list: (parts: string[], type?: 'conjunction' | 'disjunction') => string
}

type Texts = Record<AnyKey, string | MessageFormatElement[]>
type File = () => Promise<{ default: Partial<Texts> }>
/** Each language by itself, in parts. */
const files: Record<Language, Record<TextPart, File>> = {
  en: {
    first: () => import('./en.json?first'),
    frame: () => import('./en.json?frame'),
    rest: () => import('./en.json?rest'),
  },
  es: {
    first: () => import('./es.json?first'),
    frame: () => import('./es.json?frame'),
    rest: () => import('./es.json?rest'),
  },
}
const texts: Record<Language, Partial<Texts>> = { en: {}, es: {} }
const regions: Record<Language, string> = { en: 'en-US', es: 'es-ES' }
const cache = createIntlCache()
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

const relativeTo = (intl: IntlShape, iso: string, now: number) => {
  const seconds = (Date.parse(iso) - now) / 1000
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1]
  return intl.formatRelativeTime(Math.round(seconds / size), unit as 'second', { numeric: 'auto' })
}

const loaded = new Map<File, Promise<unknown>>()

function loadPart(language: Language, part: TextPart): Promise<unknown> {
  const file = files[language][part]
  const loading = loaded.get(file) ?? file().then(found => Object.assign(texts[language], found.default))
  loaded.set(file, loading)
  // A lost connection is tried again by the next who asks.
  return loading.catch(error => {
    loaded.delete(file)
    throw error
  })
}

/** What screens say that anybody may see. */
export const loadFirstTexts = (language: Language): Promise<unknown> => loadPart(language, 'first')

/** What the frame says, and the screen where one arrives. */
export const loadFrameTexts = (language: Language): Promise<unknown> =>
  Promise.all([loadPart(language, 'first'), loadPart(language, 'frame')])

/** All that is said in these languages. */
export const loadTexts = (...languages: Language[]): Promise<unknown> =>
  Promise.all(languages.flatMap(language => parts.map(part => loadPart(language, part))))

/** Messages of one language whose texts are loaded, outside React too. */
export function messagesIn(language: Language): Messages {
  const messages = texts[language] as Texts
  const ready = messages as Record<AnyKey, string>
  const intl = createIntl({ locale: language, defaultLocale: language, messages: ready }, cache)
  return {
    language,
    t: (key, ...[values]) => {
      const text = messages[key]
      // What has no placeholders needs no parser, which the build leaves out.
      if (typeof text === 'string' && !text.includes('{')) return text
      return intl.formatMessage({ id: key }, values as Record<string, string | number> | undefined)
    },
    number: (value, options) => intl.formatNumber(value, options as Parameters<IntlShape['formatNumber']>[1]),
    day: day => intl.formatDate(`${day.slice(0, 10)}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
    date: (iso, timeZone) => intl.formatDate(iso, { dateStyle: 'medium', timeZone }),
    // A true minus: a line that ends at the hyphen of "GMT-5" would tell another time.
    moment: (iso, timeZone) =>
      intl
        .formatDate(iso, {
          ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
          ...(timeZone ? { timeZone, timeZoneName: 'short' } : {}),
        })
        .replace('GMT-', 'GMT−'),
    time: (iso, timeZone) => intl.formatDate(iso, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
    relative: (iso, now = serverNow()) => relativeTo(intl, iso, now),
    list: (parts, type = 'conjunction') => intl.formatList(parts, { type }),
  }
}

const Context = createContext<Messages | undefined>(undefined)

/** Its first language is loaded already; after a change the former stays until the other is there. */
export function MessagesProvider({ language, children }: { language: Language; children: ReactNode }) {
  const [shown, setShown] = useState(language)
  useEffect(() => {
    let isWanted = true
    if (language !== shown) void loadTexts(language).then(() => isWanted && setShown(language))
    return () => {
      isWanted = false
    }
  }, [language, shown])
  const messages = useMemo(() => messagesIn(shown), [shown])
  return (
    <I18nProvider locale={regions[shown]}>
      <Context value={messages}>{children}</Context>
    </I18nProvider>
  )
}

export function useMessages(): Messages {
  const messages = useContext(Context)
  if (!messages) throw new Error('Outside of MessagesProvider')
  return messages
}
