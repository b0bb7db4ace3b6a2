/** Tells signatures from what somebody wrote: those below two hyphens, and those that phones and programs add. */
import { inboundLimits as limits } from '../limits.ts'
import { additions, perhaps, products } from './signature-words.ts'

const separator = /^(?:--|__|_{3})\s?$/
const rule = /^[-_=*]{3,}\s?$/

const links = /<[^<>]{0,500}>|\([^()]{0,200}\)|https?:\/\/\S{1,300}/g
const sentence = /[,;!?]|\p{L}\.\s\p{L}/u

/** A sentence that begins alike has a comma, or goes on. */
function isAddition(line: string): boolean {
  const text = line
    .slice(0, limits.reply_attribution_characters_max)
    .replace(/^[\s*_|-]{1,20}/, '')
    .toLowerCase()
  const isNamed = () => perhaps.some(one => text.startsWith(one)) && products.some(one => text.includes(one))
  if (!additions.some(one => text.startsWith(one)) && !isNamed()) return false
  if (text.startsWith('yahoo mail: search')) return true
  const rest = text.replaceAll(links, '').replace(/[\s*_|.-]{1,20}$/, '')
  return rest.split(/\s/).length <= limits.reply_addition_words_max && !sentence.test(rest)
}

const isEmpty = (line: string | undefined): boolean => (line ?? '').trim() === ''

/** The first line of a signature, in a run of lines that no quote interrupts. */
function findSignature(lines: readonly string[]): number {
  let below = lines.filter(line => !isEmpty(line)).length
  return lines.findIndex((line, at) => {
    if (isEmpty(line)) return false
    below -= 1
    if (line === '-- ') return true
    if (separator.test(line)) return below <= limits.reply_signature_lines_max
    return isAddition(line) && isEmpty(lines[at + 1])
  })
}

/** Without its signature. One that stands first has what was written below it. */
export function withoutSignature(lines: readonly string[]): string[] {
  const at = findSignature(lines)
  const above = lines.slice(0, at < 0 ? lines.length : at)
  if (at >= 0 && above.every(isEmpty) && isAddition(lines[at] ?? '')) return withoutSignature(lines.slice(at + 1))
  return trimRules(above)
}

/** Programs draw a line between what was written and what they quote. */
function trimRules(lines: readonly string[]): string[] {
  const last = lines.findLastIndex(line => !isEmpty(line) && !rule.test(line))
  return lines.slice(0, last + 1)
}
