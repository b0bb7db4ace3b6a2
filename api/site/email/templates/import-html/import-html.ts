/** An email that was made elsewhere, as a document of HTML blocks. Pure. */
import { limits } from '../../../../platform/runtime/limits.ts'
import { sanitizedHtml } from '../document/clean-html.ts'
import type { EmailDocument } from '../document/email-document.ts'
import { unescapeTags } from '../document/liquid-text.ts'
import { withFittingWidths } from './fit.ts'
import { leftTagTypes, type OwnField, type TagContext, withOwnTags } from './foreign-tags/foreign-tags.ts'
import { inlineStyles } from './inline-styles.ts'
import { withSafeTargets } from './links.ts'
import { piecesOf } from './pieces.ts'
import { withWordLists } from './word-lists.ts'

export type { OwnField }

export const leftOutTypes = [
  ...(['style_sheet', 'script', 'form', 'frame', 'link', 'image', 'outlook'] as const),
  ...leftTagTypes,
] as const
export interface LeftOut {
  type: (typeof leftOutTypes)[number]
  /** The tag or the address as it is written, or empty. */
  name: string
}

export interface ImportedPage {
  /** Title of the page; empty if it has none. */
  title: string
  /** As it was given, with our tags. */
  subject: string
  preheader: string
  document: EmailDocument
  left_out: LeftOut[]
}

const title = /<title\b[^<>]{0,500}>([^<]{1,1000})<\/title>/i
/** An element with nothing but text in it. Each attempt ends at the next `<`, so that all of them together are one pass. */
const textElement = /<(div|span|p)\b([^<>]{0,2000})>([^<]{1,4000})<\/\1>/gi

/** Builders begin with a text that inboxes show and readers do not see. */
function dividePreheader(html: string): { preheader: string; shown: string } {
  for (const [whole, , attributes = '', text = ''] of html.matchAll(textElement)) {
    if (!/display:\s{0,5}none/i.test(attributes)) continue
    const preheader = plain(text)
    return { preheader, shown: preheader ? html.replace(whole, '') : html }
  }
  return { preheader: '', shown: html }
}

const parts: readonly [LeftOut['type'], RegExp][] = [
  ['style_sheet', /<link\b[^<>]{0,1000}stylesheet/i],
  ['script', /<script\b|\son[a-z]{3,20}\s{0,5}=/i],
  ['form', /<(?:form|input|textarea|select)\b/i],
  ['frame', /<(?:iframe|object|embed|video|audio)\b/i],
]

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  zwnj: '',
  shy: '',
}
const plain = (html: string): string =>
  html
    .replaceAll(/&([a-z]{2,6});/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/(?:\s|\u200b|\u200c|\u00ad|\u034f|\ufeff)+/g, ' ')
    .trim()

/** Why there is nothing to import. */
export type ImportProblem = 'template_import_empty' | 'template_import_too_long'

/** Within the sides of the content there is room for the 640 px that emails are made for at most. */
const width_px = 720

/** What editors indent is a third of some pages. */
const withoutIndents = (html: string): string =>
  /<pre\b/.test(html) ? html : html.replaceAll(/\n\s+/g, '\n').replaceAll(/[\t ]{2,}/g, ' ')

interface ImportInput extends TagContext {
  subject: string
  hasFooter: boolean
}

export function importHtml(
  given: string,
  { subject, hasFooter, ...context }: ImportInput,
): ImportedPage | ImportProblem {
  const { text: html, left_out } = withOwnTags(given.replaceAll('\0', ''), context)
  const own_subject = withOwnTags(subject, context, false)
  const { preheader, shown } = dividePreheader(html)
  const inlined = inlineStyles(withWordLists(shown))
  const targets = withSafeTargets(inlined.html)
  const { html: fitting, page_color } = withFittingWidths(targets.html)
  const clean = withoutIndents(sanitizedHtml(fitting)).trim()
  if (plain(clean.replaceAll(/<(?!img\b)[^>]*>/g, '')) === '') return 'template_import_empty'
  const { media_rules } = inlined
  const pieces = piecesOf(clean, limits.block_html_characters_max)
  if (!pieces) return 'template_import_too_long'
  const blocks: EmailDocument['blocks'] = pieces.map((piece, i) => ({
    ...{ id: `html${i + 1}`, type: 'html' as const, html: unescapeTags(piece), space_below_px: 0 },
  }))
  if (hasFooter) blocks.push({ id: 'footer', type: 'footer', text: '' })
  return {
    title: plain(title.exec(html)?.[1] ?? ''),
    subject: own_subject.text,
    preheader,
    // One color for all: a page that is imported draws its own sheet of paper, in dark mode too.
    document: {
      version: 1,
      width_px,
      page_color,
      content_color: page_color,
      blocks,
      ...(media_rules.length > 0 && { media_rules }),
    },
    left_out: [
      ...parts.flatMap(([type, found]) =>
        found.test(given) || (type === 'style_sheet' && inlined.left_out) ? [{ type, name: '' }] : [],
      ),
      ...targets.left_out,
      ...eachOnce([...left_out, ...own_subject.left_out]),
    ],
  }
}

const eachOnce = (left_out: readonly LeftOut[]): LeftOut[] => [
  ...new Map(left_out.map(one => [`${one.type} ${one.name}`, one])).values(),
]
