/** An email that was made elsewhere, as a document of HTML blocks. Pure. */
import { limits } from '../../../../platform/limits.ts'
import { sanitizedHtml } from '../document/clean-html.ts'
import type { EmailDocument } from '../document/email-document.ts'
import { unescapeTags } from '../document/liquid-text.ts'
import { withOwnTags } from './foreign-tags.ts'
import { inlineStyles } from './inline-styles.ts'
import { piecesOf } from './pieces.ts'
import { withWordLists } from './word-lists.ts'

export const leftOutKinds = ['style_sheet', 'script', 'form', 'frame', 'variable'] as const
export interface LeftOut {
  kind: (typeof leftOutKinds)[number]
  /** The variable, or empty. */
  name: string
}

export interface Imported {
  /** Of the page; empty if it has none. */
  title: string
  preheader: string
  document: EmailDocument
  left_out: LeftOut[]
}

const title = /<title[^>]*>([^<]{1,1000})<\/title>/i
/** Builders begin with a text that inboxes show and readers do not see. */
const hidden = /<(div|span|p)\b[^>]{0,1000}display:\s{0,5}none[^>]{0,1000}>([^<]{1,1000})<\/\1>/i

/** A link to what is not there, such as this email on the web, and an image on the sender's own disk. */
const dead_link = /<a\b[^<>]{0,2000}\bhref=(["'])\s*\1[^<>]{0,2000}>[^<]{0,200}<\/a>/gi
const dead_image = /<img\b(?![^<>]{0,5000}\bsrc=)[^<>]{0,5000}>/gi

const parts: readonly [Exclude<LeftOut['kind'], 'variable'>, RegExp][] = [
  ['style_sheet', /<link\b[^>]{0,1000}stylesheet/i],
  ['script', /<script\b|\son[a-z]{3,20}\s{0,5}=|javascript:/i],
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
export type NotImported = 'template_import_empty' | 'template_import_too_long'

export function importHtml(
  given: string,
  { known, hasFooter }: { known: ReadonlySet<string>; hasFooter: boolean },
): Imported | NotImported {
  const { html, removed } = withOwnTags(given.replaceAll('\0', ''), known)
  const preheader = plain(hidden.exec(html)?.[2] ?? '')
  const shown = preheader ? html.replace(hidden, '') : html
  const inlined = inlineStyles(withWordLists(shown.replaceAll(dead_link, '')))
  const clean = sanitizedHtml(inlined.html).replaceAll(dead_image, '').trim()
  if (plain(clean.replaceAll(/<(?!img\b)[^>]*>/g, '')) === '') return 'template_import_empty'
  const pieces = piecesOf(clean, limits.block_html_characters_max)
  if (!pieces) return 'template_import_too_long'
  const blocks: EmailDocument['blocks'] = pieces.map((piece, i) => ({
    ...{ id: `html${i + 1}`, kind: 'html' as const, html: unescapeTags(piece) },
  }))
  if (hasFooter) blocks.push({ id: 'footer', kind: 'footer', text: '' })
  return {
    title: plain(title.exec(html)?.[1] ?? ''),
    preheader,
    document: { version: 1, blocks },
    left_out: [
      ...parts.flatMap(([kind, found]) =>
        found.test(given) || (kind === 'style_sheet' && inlined.left_out) ? [{ kind, name: '' }] : [],
      ),
      ...removed.map(name => ({ kind: 'variable' as const, name })),
    ],
  }
}
