/** Finds the line, or few lines, in which an email program says who wrote what it quotes: "On … Ana wrote:". */
import { inboundLimits as limits } from '../limits.ts'
import { months, openings, verbs, weekdays } from './quote-words.ts'

/** Where one line holds both: what somebody wrote, and an attribution behind it. */
export interface Attribution {
  /** The first line behind it. */
  end: number
  /** What stands before it in its line. */
  before: string
}

const dashes = /^[\s*_-]{1,80}/
const dashesAtEnd = /[\s*_-]{1,80}$/
const plain = (line: string): string => line.slice(0, limits.reply_attribution_characters_max + 1).replace(dashes, '')

const time = /(?<!\d)\d{1,2}\s?(?:[:.h]|uhr|heures?)\s?\d{2}(?!\d)|(?<!\d)\d{1,2}\s?[ap]\.?\s?m\b/
const day = /(?<!\d)(?:(?:19|20)\d{2}(?!\d)|\d{1,2}[./-]\d{1,2}(?:[./-]\d{2})?(?!\d))/
const digit = /\d/
const address = /[^\s<>"]{1,64}@[^\s<>"]{1,64}/

const hasMonth = (text: string): boolean =>
  digit.test(text) && text.split(/[\s,.\-/]/).some(word => months.some(month => word.startsWith(month)))
const hasDate = (text: string): boolean => time.test(text) || day.test(text) || hasMonth(text)

const letter = /[\p{L}\p{N}]/u
/** As a word of its own; alphabets without spaces have none. */
function hasVerb(text: string): boolean {
  return verbs.some(verb => {
    const at = text.lastIndexOf(verb)
    if (at < 0) return false
    const isLatin = verb.charCodeAt(0) < 0x250
    const [before = '', after = ''] = [text[at - 1], text[at + verb.length]]
    return !isLatin || !(letter.test(before) || letter.test(after))
  })
}

const hasOpening = (text: string): boolean => /^[在於于]/.test(text) || openings.some(one => text.startsWith(`${one} `))
const hasWeekday = (text: string): boolean => {
  const [first = ''] = text.split(/[\s,.]/, 1)
  return weekdays.includes(first) || weekdays.some(one => one.length > 2 && first.startsWith(one))
}
const dateFirst = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}:\d{2}\b|\d{4}年|\d{4}\. ?\d)/

/** Lines that can begin one: an opening, a day, a date, or somebody's name with an address. */
const canBegin = (text: string): boolean =>
  hasOpening(text) || hasWeekday(text) || dateFirst.test(text) || address.test(text)

const colons = [':', '：']
const endsWithColon = (text: string): boolean => colons.some(one => text.endsWith(one))

/** `isSure`: what follows is marked as a quote, so that less of it has to be there. */
function isAttribution(given: string, isSure: boolean): boolean {
  const text = given.toLowerCase().replace(dashesAtEnd, '').trim()
  if (text.length > limits.reply_attribution_characters_max) return false
  const ends = endsWithColon(text)
  if (hasVerb(text)) {
    if (!ends && !isSure && !/^[\s_*-]*-{2}/.test(given) && !verbs.some(verb => text.endsWith(verb))) return false
    const [isDated, isAddressed] = [hasDate(text), address.test(text)]
    if (hasOpening(text) || hasWeekday(text) || dateFirst.test(text))
      return isDated || (ends && (isAddressed || isSure))
    return ends && (isAddressed || isDated || isSure)
  }
  // Without a verb: a moment, and an address at the end.
  return (
    (dateFirst.test(text) || hasWeekday(text)) && hasDate(text) && (isSure || ends) && /@\S{1,100}>?\)?:?$/.test(text)
  )
}

/** Openings with their capital letter, which a wrapped line hardly begins with. */
const starts = ['On ', 'El ', 'Le ', 'Am ', 'Il ', 'Em ', 'Op ', 'Den ', 'På ', 'W dniu ', 'Dnia ', 'Dne ', 'Às ']

/** What stands before an attribution in one line; only where a quote follows. */
function splitLine(line: string): string | undefined {
  for (const opening of starts) {
    const at = Math.max(line.lastIndexOf(` ${opening}`), line.lastIndexOf(`-${opening}`))
    const rest = at < 1 ? '' : line.slice(at + 1)
    if (rest !== '' && endsWithColon(rest.trimEnd()) && isAttribution(rest, true))
      return line.slice(0, at).replace(dashesAtEnd, '')
  }
  return undefined
}

/** The attribution that begins in this line. `isQuote` tells of a line whether it is marked as a quote. */
export function findAttribution(
  lines: readonly string[],
  at: number,
  isQuote: (index: number) => boolean,
): Attribution | undefined {
  const first = plain(lines[at] ?? '')
  if (first === '') return undefined
  if (isQuote(nextLine(lines, at + 1))) {
    const before = splitLine(lines[at] ?? '')
    if (before !== undefined) return { end: at + 1, before }
  }
  const begins = canBegin(first.toLowerCase())
  let text = ''
  for (let end = at; begins && end < Math.min(at + limits.reply_attribution_lines_max, lines.length); end += 1) {
    if (end > at && isQuote(end)) break
    const line = end === at ? first : (lines[end] ?? '').trim()
    // A sentence of its own has ended.
    if (line === '' && !/[<,]$/.test(text)) {
      if (!isOpen(text)) break
      continue
    }
    text = text === '' ? line : `${text} ${line}`
    if (text.length > limits.reply_attribution_characters_max) break
    if (isAttribution(text, isQuote(nextLine(lines, end + 1)))) {
      return beginsLater(lines, at, end + 1) ? undefined : { end: end + 1, before: '' }
    }
    if (end > at && endsWithColon(text)) break
  }
  return undefined
}

/** A sentence above it begins with a day too: the attribution begins further down. */
const beginsLater = (lines: readonly string[], at: number, end: number): boolean =>
  lines
    .slice(at + 1, end)
    .some(
      (line, index) =>
        starts.some(one => line.startsWith(one)) && isAttribution(lines.slice(at + 1 + index, end).join(' '), true),
    )

/** What is left to be said: a date or an address was, and who wrote was not. */
const isOpen = (text: string): boolean => {
  const said = text.toLowerCase()
  return (hasOpening(said) || hasWeekday(said)) && hasDate(said) && !/[.!?]$/.test(said)
}

export function nextLine(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && (lines[at] ?? '').trim() === '') at += 1
  return at
}
