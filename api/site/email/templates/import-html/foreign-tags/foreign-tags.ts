/**
 * Tags of other products in an email that is imported, as ours: with their fallbacks and conditions. What we have nothing for
 * goes, and is named. In one pass over the text. Pure.
 */
import { templateLimits } from '../../limits.ts'
import { Branches, type LeftTag } from './branches.ts'
import type { OwnField } from './names.ts'
import { resolver } from './names.ts'
import { element, elements } from './products/elements.ts'
import { bracketsByStart } from './products/products.ts'
import type { Brackets, Tag } from './tag.ts'
import { decoded } from './words.ts'

export type { LeftTag } from './branches.ts'
export type { OwnField } from './names.ts'
export { leftTagTypes, NO_ADDRESS } from './tag.ts'

export interface TagContext {
  /** Our variables. */
  known: ReadonlySet<string>
  fields: readonly OwnField[]
  /** For tags that print the year. */
  year: number
  /** What a link to unsubscribe says where the product says it by itself. */
  unsubscribe: string
}

export interface WithOwnTags {
  text: string
  left_out: LeftTag[]
}

/** `is_html`: tags within elements and comments are read as such. */
export function withOwnTags(given: string, context: TagContext, is_html = true): WithOwnTags {
  const out = new Branches(resolver(context.known, context.fields), context, is_html)
  const evident = new Map<Brackets, boolean>()
  let [at, from, isInTag] = [0, 0, false]
  const flush = (to: number) => {
    if (to > from) out.add(given.slice(from, to))
  }
  const jump = (to: number) => {
    at = to
    from = to
  }
  while (at < given.length) {
    const character = given.charAt(at)
    if (is_html && character === '<') {
      const end = skippedEnd(given, at)
      if (end !== undefined) {
        at = end
        continue
      }
      if (given.startsWith('<!--', at)) {
        flush(at)
        const close = given.indexOf('-->', at + 4)
        const inside = given.slice(at + 4, close < 0 ? given.length : close)
        const tag = readComment(inside)
        if (tag) out.write(tag, inside.trim(), false)
        else out.addComment(inside)
        jump(close < 0 ? given.length : close + 3)
        continue
      }
      const replaced = replacedElement(given, at)
      if (replaced) {
        flush(at)
        out.addElement(replaced)
        jump(at + replaced.whole.length)
        continue
      }
      isInTag ||= /[a-z/!]/i.test(given.charAt(at + 1)) && !given.startsWith('<%', at)
    } else if (is_html && character === '>') isInTag = false
    const found = tagAt(given, at, evident)
    if (found) {
      flush(at)
      out.write(found.tag, found.whole, isInTag)
      jump(at + found.whole.length)
    } else at += 1
  }
  flush(given.length)
  return { text: out.finish(), left_out: out.left_out }
}

interface FoundTag {
  tag: Tag
  whole: string
}

function tagAt(given: string, at: number, evident: Map<Brackets, boolean>): FoundTag | undefined {
  for (const one of bracketsByStart.get(given.charAt(at)) ?? []) {
    if (!given.startsWith(one.open, at) || !canBegin(given, at)) continue
    const from = at + one.open.length
    const within = given.slice(
      from,
      from + (one.characters_max ?? templateLimits.template_import_tag_characters_max) + one.close.length,
    )
    const end = within.indexOf(one.close)
    if (end < 0) continue
    const inside = within.slice(0, end)
    if (inside.includes(one.open)) continue
    const whole = given.slice(at, from + end + one.close.length)
    if (one.open === '-' && !canEnd(given, at + whole.length)) continue
    if (one.evidence && !evident.has(one)) evident.set(one, one.evidence.test(given))
    const tag = inside.trim() === '' ? undefined : one.read(decoded(inside), evident.get(one) ?? false)
    if (tag) return { tag, whole }
  }
  return undefined
}

/** Hyphens stand in words too. */
const canBegin = (given: string, at: number): boolean =>
  given.charAt(at) !== '-' || at === 0 || /[\s>"'(]/.test(given.charAt(at - 1))
const canEnd = (given: string, at: number): boolean => !/[\w-]/.test(given.charAt(at))

/** Mailchimp and others write tags as comments, so that editors do not show them. */
function readComment(inside: string): Tag | undefined {
  const text = inside.trim()
  const found = text.length > templateLimits.template_import_tag_characters_max ? undefined : tagAt(text, 0, new Map())
  return found?.whole === text ? found.tag : undefined
}

/** Styles and scripts have braces of their own: the end of the element, where one begins. */
function skippedEnd(given: string, at: number): number | undefined {
  const [, name] = /^<(style|script)[\s>]/i.exec(given.slice(at, at + 8)) ?? []
  if (name === undefined) return undefined
  const close = name.toLowerCase() === 'style' ? /<\/style/gi : /<\/script/gi
  close.lastIndex = at
  return close.exec(given)?.index ?? given.length
}

function replacedElement(given: string, at: number) {
  element.lastIndex = at
  const [whole, slash, name = '', attributes = ''] = element.exec(given) ?? []
  const becomes = Object.hasOwn(elements, name.toLowerCase()) ? elements[name.toLowerCase()] : undefined
  return whole && becomes ? { whole, isEnd: slash === '/', attributes, becomes } : undefined
}
