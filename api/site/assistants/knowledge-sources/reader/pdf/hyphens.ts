/** Words that a line's end divides: a hyphen of the typesetter's goes, one of the writer's stays. Pure. */
import { layoutLimits } from '../../limits.ts'

const { word_characters_max } = layoutLimits

const hyphens = /[-\u2010\u2011\u00ad]$/
const word = /[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)*/gu

/** What the lines of a document say within themselves. */
export function wordsWithin(lines: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>()
  for (const line of lines) for (const [found] of line.toLowerCase().matchAll(word)) words.add(plain(found))
  return words
}

const plain = (text: string): string => text.replaceAll(/[\u2010\u2011]/g, '-')

/** Two lines as one text. `words`: of the document. */
export function joinedLines(above: string, below: string, words: ReadonlySet<string>): string {
  const end = above.slice(-word_characters_max)
  if (end.endsWith('\u2013') && /\d$/.test(end.slice(0, -1)) && /^\d/.test(below)) return above + below
  const before = hyphens.test(end.slice(-1)) ? (end.slice(0, -1).split(/\s/).at(-1) ?? '') : ''
  if (before === '') return `${above} ${below}`
  const cut = above.slice(0, -1)
  if (above.endsWith('\u00ad')) return cut + below
  return (keepsHyphen(before, below, words) ? `${cut}-` : cut) + below
}

function keepsHyphen(before: string, below: string, words: ReadonlySet<string>): boolean {
  const [first = ''] = /[\p{L}\p{N}]+/u.exec(before.split(/[^\p{L}\p{N}]/u).at(-1) ?? '') ?? []
  const [second = ''] = /^[\p{L}\p{N}]+/u.exec(below) ?? []
  const isWritten = /\d/.test(first) || /\d/.test(second) || /[/@]|www\./.test(before)
  if (isWritten || /^\p{Lu}/u.test(below) || first.length < 2 || second === '') return true
  const [whole, divided] = [(first + second).toLowerCase(), `${first}-${second}`.toLowerCase()]
  return !words.has(whole) && words.has(divided)
}
