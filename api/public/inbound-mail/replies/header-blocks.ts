/** Finds what stands above an email that is quoted or passed on without marks: a line of dashes, or a block of its headers. */

import { inboundLimits as limits } from '../limits.ts'
import { nextLine } from './attributions.ts'
import { forwards, type HeaderKind, headers, originals } from './quote-words.ts'

const kinds = new Map(
  Object.entries(headers).flatMap(([type, names]) => names.map(name => [name, type as HeaderKind] as const)),
)
const label = /^[\s*>]{0,20}([\p{L}\p{M}-]{1,20}(?: [\p{L}\p{M}-]{1,20}){0,2})\*?\s{0,2}[:：]/u

/** `*From:* Ana` is a header; another word before a colon is one of an unknown language. */
function getKind(line: string): HeaderKind | 'unknown' | undefined {
  const [, name] = label.exec(line.slice(0, limits.reply_attribution_characters_max)) ?? []
  return name === undefined ? undefined : (kinds.get(name.toLowerCase()) ?? 'unknown')
}

/** The line behind the headers that begin here. `isAnnounced`: a line of dashes stands above. */
export function findHeaderBlock(lines: readonly string[], at: number, isAnnounced = false): number | undefined {
  const first = getKind(lines[at] ?? '')
  if (first === undefined || (first === 'unknown' && !isAnnounced)) return undefined
  const found = new Set<HeaderKind | 'unknown'>([first])
  let labels = 1
  let end = at + 1
  for (let index = at + 1; index < Math.min(at + limits.reply_header_block_lines_max, lines.length); index += 1) {
    const line = lines[index] ?? ''
    const type = getKind(line)
    // Values go on in a further line, and some programs leave a line empty between all headers.
    if (type === undefined || (type === 'unknown' && !isAnnounced)) {
      if (line.trim() === '' && labels >= 3) break
      continue
    }
    found.add(type)
    labels += 1
    end = index + 1
  }
  if (isAnnounced && (labels >= 3 || (found.has('from') && found.has('date')))) return end
  // Somebody may write down a day, and for whom: an email has a subject, or an address.
  const count = (['date', 'to', 'subject'] as const).filter(type => found.has(type)).length
  const isEmail = found.has('subject') || lines.slice(at, end).some(line => line.includes('@'))
  return found.has('from') && count >= 2 && isEmail ? end : undefined
}

const dashed = /^[\s>]{0,9}[-_=*]{2,}/
const isLong = (line: string): boolean => /^[\s>]{0,9}(?:_{10,}|-{20,})\s{0,9}$/.test(line)

const isOriginal = (line: string): boolean => {
  const text = line.slice(0, limits.reply_attribution_characters_max).toLowerCase().trim()
  if (forwards.some(one => text.startsWith(one))) return text.length < 60
  return dashed.test(text) && originals.some(one => text.includes(one))
}

/** The first line of what is quoted below this one, with all that introduces it. */
export function findOriginal(lines: readonly string[], at: number): number | undefined {
  const line = lines[at] ?? ''
  const next = nextLine(lines, at + 1)
  if (isOriginal(line)) return findHeaderBlock(lines, next, true) ?? at + 1
  return isLong(line) ? findHeaderBlock(lines, next, true) : findHeaderBlock(lines, at)
}
