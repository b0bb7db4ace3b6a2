/** Names of months and weekdays in the languages whose dates are read, from the platform's own data. */
import { foldSearch } from '../fold.ts'

const languages = 'en es fr de it pt nl ca gl eu pl cs sv da nb ro hu ru uk el'.split(' ')

/** Words that stand between the parts of a date. */
const between = 'de del d of the le la el den der di dia on st nd rd th er ere a г р m'.split(' ')

interface Names {
  months: ReadonlyMap<string, number>
  others: ReadonlySet<string>
}

const bare = (name: string): string => foldSearch(name).replaceAll(/[^\p{L}]/gu, '')

/** Names that are different months in two languages do not count. */
function readNames(): Names {
  const months = new Map<string, number>()
  const others = new Set(between)
  for (const language of languages) {
    for (const width of ['long', 'short'] as const) {
      const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: width, year: 'numeric', timeZone: 'UTC' })
      const alone = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' })
      const weekday = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
      for (let at = 0; at < 12; at++) {
        const day = Date.UTC(2024, at, 4)
        const within = date.formatToParts(day).find(({ type }) => type === 'month')?.value ?? ''
        for (const name of [bare(within), bare(alone.format(day))]) {
          if (name !== '') months.set(name, (months.get(name) ?? at + 1) === at + 1 ? at + 1 : 0)
        }
        others.add(bare(weekday.format(Date.UTC(2024, 0, at + 1))))
      }
    }
  }
  return { months, others }
}

let names: Names | undefined
const known = (): Names => {
  names ??= readNames()
  return names
}

/** 1 to 12; undefined for other words. */
export const monthNamed = (word: string): number | undefined => known().months.get(bare(word)) || undefined

/** A weekday, a preposition, the ending of a number. */
export const isBetweenDates = (word: string): boolean => known().others.has(bare(word))
