/** What somebody wrote in a reply, above, between or below what it quotes, and without a signature. */

import { inboundLimits as limits } from '../limits.ts'
import { findAttribution, nextLine } from './attributions.ts'
import { findOriginal } from './header-blocks.ts'
import { withoutSignature } from './signatures.ts'

export interface OwnWords {
  text: string
  /** Whether it quotes something. */
  hasQuote: boolean
}

const mark = /^\s{0,3}>/

/** Invisible characters, and spaces that are no spaces to a pattern. */
const toLines = (text: string): string[] =>
  text
    .slice(0, limits.reply_characters_max)
    .replaceAll(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split(/\r\n|\n|\r/, limits.reply_lines_max)
    .map(line => line.slice(0, limits.reply_line_characters_max))

export function readOwnWords(text: string): OwnWords {
  const lines = toLines(text)
  const isQuote = (at: number): boolean => mark.test(lines[at] ?? '')
  const runs: string[][] = [[]]
  let hasQuote = false
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const beginning = isQuote(at) ? { end: at, before: '' } : findQuote(lines, at, isQuote)
    if (!beginning) {
      runs.at(-1)?.push(line)
      at += 1
      continue
    }
    hasQuote = true
    runs.at(-1)?.push(beginning.before)
    runs.push([])
    const first = nextLine(lines, beginning.end)
    // Without marks all that follows is quoted.
    if (!isQuote(first)) break
    at = findEnd(lines, first, isQuote)
  }
  const written = runs.map(run => join(withoutSignature(run))).filter(run => run !== '')
  return { text: written.join('\n\n'), hasQuote }
}

function findQuote(lines: readonly string[], at: number, isQuote: (at: number) => boolean) {
  if ((lines[at] ?? '').trim() === '') return undefined
  const end = findOriginal(lines, at)
  return end === undefined ? findAttribution(lines, at, isQuote) : { end, before: '' }
}

/** The first line behind a quote; a word that was wrapped out of a line of it belongs to it. */
function findEnd(lines: readonly string[], from: number, isQuote: (at: number) => boolean): number {
  let at = from
  while (at < lines.length) {
    const isWrapped =
      !isQuote(at) &&
      isQuote(at + 1) &&
      (lines[at - 1] ?? '').length >= limits.reply_quote_line_characters_min &&
      /^\p{Ll}[^\n]{0,40}$/u.test(lines[at] ?? '')
    if (!isQuote(at) && !isWrapped) break
    at += 1
  }
  return at
}

const join = (lines: readonly string[]): string =>
  lines
    .map(line => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
