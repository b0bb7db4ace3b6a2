/**
 * The body format of a template, a plain text that people can type:
 *
 *     A blank line begins a paragraph; a single line break stays a line break.
 *     [our prices](https://example.com/prices) is a link, a bare https://example.com too.
 *     [[Book a visit](https://example.com/book)] alone in its paragraph is a button.
 *
 * Links lead to http, https, mailto, tel or sms; a parenthesis or space in a URL is written %28, %29, %20. Nothing else has
 * a meaning, so a body can hold no HTML. This file reads the format; layout.ts shows it.
 */
import { memoize } from '../../../platform/runtime/memoize.ts'
import { templateLimits } from './limits.ts'
import { fillMarks, MARK_CLOSE, MARK_OPEN, type MarkedText } from './template-engine.ts'

export type Inline = { type: 'text'; text: string } | { type: 'link'; label: string; url: string } | { type: 'break' }
export type Block = { type: 'paragraph'; inlines: Inline[] } | { type: 'button'; label: string; url: string }

const button = /^\[\[([^[\]\n]{1,200})\]\(([^()\s]{1,2000})\)\]$/
const inline = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,2000})\)|(https?:\/\/[^\s<>"'()[\]]{1,2000})|(\n)/g

/** A link whose target has marks: it is known only with the values. */
type OpenLink = { type: 'open_link'; label: string; target: string }
type OpenBlock =
  | { type: 'paragraph'; inlines: (Inline | OpenLink)[]; isOpen: boolean }
  | Extract<Block, { type: 'button' }>
  | { type: 'open_button'; label: string; target: string }

/** Most emails of one template differ in the values alone, and share this. */
const parse = memoize(
  {
    texts_max: templateLimits.templates_compiled_max,
    characters_max: templateLimits.template_body_characters_max,
  },
  (text): OpenBlock[] =>
    text
      .replace(/\r\n?/g, '\n')
      .split(/\n[ \t]*(?:\n[ \t]*)+/)
      .map(paragraph => paragraph.trim())
      .filter(paragraph => paragraph !== '')
      .map(paragraph => readButton(paragraph) ?? readParagraph(paragraph)),
)

/** Parses a rendered body (values still as marks); texts keep their marks, URLs are completed and validated. */
export function readBody(marked: MarkedText): Block[] {
  return parse(marked.text).map(block => {
    if (block.type === 'open_button') return buttonOf(block.label, completeUrl(block.target, marked))
    if (block.type === 'button' || !block.isOpen) return block as Block
    const inlines = block.inlines.map(one =>
      one.type === 'open_link' ? linkOf(one.label, completeUrl(one.target, marked)) : one,
    )
    return { type: 'paragraph', inlines }
  })
}

const hasMark = (text: string): boolean => text.includes(MARK_OPEN)
const linkOf = (label: string, url: string | null): Inline =>
  url ? { type: 'link', label, url } : { type: 'text', text: label }
const buttonOf = (label: string, url: string | null): Block =>
  url ? { type: 'button', label, url } : { type: 'paragraph', inlines: [{ type: 'text', text: label }] }

function readButton(paragraph: string): OpenBlock | null {
  const match = button.exec(paragraph)
  if (!match) return null
  const [, label = '', target = ''] = match
  if (hasMark(target)) return { type: 'open_button', label, target }
  const made = buttonOf(label, safeUrl(target))
  return made.type === 'button' ? made : { ...made, isOpen: false }
}

function readParagraph(paragraph: string): OpenBlock {
  const inlines: (Inline | OpenLink)[] = []
  let from = 0
  const text = (to: number) => {
    if (to > from) inlines.push({ type: 'text', text: paragraph.slice(from, to) })
  }
  const link = (label: string, target: string) =>
    inlines.push(hasMark(target) ? { type: 'open_link', label, target } : linkOf(label, safeUrl(target)))
  for (const match of paragraph.matchAll(inline)) {
    text(match.index)
    const [whole, label, target, bare] = match
    from = match.index + whole.length
    if (bare) {
      const trimmed = withoutClosingMarks(bare)
      from -= bare.length - trimmed.length
      link(trimmed, trimmed)
    } else if (target) link(label ?? '', target)
    else inlines.push({ type: 'break' })
  }
  text(paragraph.length)
  return { type: 'paragraph', inlines, isOpen: inlines.some(({ type }) => type === 'open_link') }
}

/** A loop, because the pattern for it takes quadratic time on a long run of marks. */
function withoutClosingMarks(url: string): string {
  let end = url.length
  while (end > 0 && '.,;:!?'.includes(url.charAt(end - 1))) end--
  return url.slice(0, end)
}

/** A value at the start is taken as the URL that it is; anywhere else it is encoded as a part. */
export function completeUrl(target: string, marked: MarkedText): string | null {
  const whole = target.startsWith(MARK_OPEN) ? target.indexOf(MARK_CLOSE) + 1 : 0
  const start = fillMarks(target.slice(0, whole), marked, value => value)
  return safeUrl(start + fillMarks(target.slice(whole), marked, value => encodeURIComponent(value.toWellFormed())))
}

/** The URL as a mail may carry it, or null. */
export function safeUrl(text: string): string | null {
  if (text.length > templateLimits.template_url_characters_max || !URL.canParse(text)) return null
  const url = new URL(text)
  return /^(https?|mailto|tel|sms):$/.test(url.protocol) ? url.href : null
}

/** Targets in a source that can never become a link, with their place in it; variables count as possible. */
export function badTargets(source: string): { target: string; index: number }[] {
  const quiet = source.replace(/\{\{[^{}]*\}\}|\{%[^{}]*%\}/g, hidden => 'v'.padEnd(hidden.length, 'v'))
  const found: { target: string; index: number }[] = []
  for (const match of quiet.matchAll(/\]\(([^)\n]{0,2001})/g)) {
    const index = match.index + 2
    const target = source.slice(index, index + (match[1]?.length ?? 0))
    const possible = target.startsWith('{{') || safeUrl(match[1] ?? '') !== null
    if (!possible || /[\s(]/.test(match[1] ?? '')) found.push({ target, index })
  }
  return found
}
