/**
 * A page as visitors get it: one text without a script of its own, one style sheet in it, and the policy under which both
 * hold. Visitors and the preview of the editor have the same from here. Pure.
 */
import { hash } from 'node:crypto'
import { messageOf } from '../../../../platform/texts/messages/messages.ts'
import type { PageBlock } from '../document/page-document.ts'
import { pageLimits } from '../limits.ts'
import { esc } from './escape.ts'
import { headHtml } from './head-html.ts'
import { isLeaf, leafHtml, styled } from './leaf-html.ts'
import { bandStyle, type SiteStyle, siteStyle } from './page-style.ts'
import { footer, navigation, sections } from './section-html.ts'
import type { RenderedPage, Sheet, Surroundings } from './surroundings.ts'

export interface PageHtml {
  before: string
  /** Its only style sheet begins with what is the same on all pages of the site. */
  shared: SiteStyle
  own_style: string
  after: string
  policy: string
}

export const textOf = ({ before, shared, own_style, after }: PageHtml): string =>
  before + shared.text + own_style + after

const default_width_px = 1080

export function pageHtml(page: RenderedPage, around: Surroundings): PageHtml {
  const sheet: Sheet = {
    ...around,
    ...{ page, rules: [], frames: new Set(), styleHashes: new Set(), imageCount: 0, headingCount: 0, columnShare: 1 },
  }
  const { content } = page
  const { blocks, page_color, width_px = default_width_px } = content.document
  const has = (type: PageBlock['type']) => blocks.some(block => block.type === type)
  // Bars stand outside what is read, wherever they are in the document.
  const above = content.hide_menu || has('navigation') ? '' : navigation(sheet, [])
  const body = blocks.map(block => blockHtml(block, sheet)).join('\n')
  const below = content.hide_footer || has('footer') ? '' : footer(sheet, '', [])
  if (page_color) sheet.rules.push(`body{background:${page_color};--bar:${page_color}}`)
  const shared = siteStyle(around.site, width_px)
  const own_style = sheet.rules.map(rule => `\n${rule}`).join('')
  const script = around.widget
    ? `<script async src="${esc(around.widget.script)}" data-site="${esc(around.site.id)}"></script>`
    : ''
  const skip = `<a class="skip" href="#content">${esc(messageOf(around.locale, 'site_page.skip'))}</a>`
  const before = `<!doctype html>
<html lang="${esc(content.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${headHtml(sheet)}<style>`
  const after = `</style>${script}</head>
<body>${above && skip}${above}<main id="content">
${body}
</main>${below}</body></html>
`
  return { before, shared, own_style, after, policy: policyOf(sheet, hashOf(shared, own_style)) }
}

function blockHtml(block: PageBlock, sheet: Sheet): string {
  styled(sheet, block.id, '', [
    block.background_color && bandStyle(block.background_color, sheet.site.brand),
    block.space_above_px !== undefined && `padding-top:${block.space_above_px}px`,
    block.space_below_px !== undefined && `padding-bottom:${block.space_below_px}px`,
  ])
  const inner = insideOf(block, sheet)
  return `<section class="block" id="${block.id}">${inner}</section>`
}

function insideOf(block: PageBlock, sheet: Sheet): string {
  if (isLeaf(block)) return leafHtml(block, sheet)
  if (block.type !== 'columns') return (sections[block.type] as (b: PageBlock, s: Sheet) => string)(block, sheet)
  const shares = block.columns.map(({ width_percent }) => width_percent ?? 100 / block.columns.length)
  styled(sheet, block.id, ' .columns', [`--shares:${shares.map(share => `minmax(0,${share}fr)`).join(' ')}`])
  const cells = block.columns.map(({ blocks }, n) => {
    sheet.columnShare = (shares[n] ?? 100) / 100
    return `<div>${blocks.map(one => blockHtml(one, sheet)).join('')}</div>`
  })
  sheet.columnShare = 1
  return `<div class="columns ${block.vertical_align ?? 'top'}${block.keep_on_phones ? ' keep' : ''}">${cells.join('')}</div>`
}

/** A page is rendered anew far more often than its style changes. */
function hashOf({ text, hashes }: SiteStyle, own: string): string {
  const known = hashes.get(own)
  if (known !== undefined) return known
  const made = hash('sha256', text + own, 'base64')
  if (hashes.size >= pageLimits.page_style_hashes_kept) hashes.clear()
  hashes.set(own, made)
  return made
}

/** Only what the page itself has is allowed, and nothing of an owner ever runs. */
function policyOf({ widget, frames, forms, styleHashes, page, site }: Sheet, own: string): string {
  const styles = [own, ...[...styleHashes].filter(one => one !== 'attributes')].map(one => `'sha256-${one}'`)
  const posts = page.content.document.blocks.some(block => block.type === 'form' && forms.has(block.popup_id))
  return [
    "default-src 'none'",
    `style-src ${styles.join(' ')}`,
    ...(styleHashes.has('attributes') ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    ...(site.brand.favicon_image_id === '' ? [] : ["manifest-src 'self'"]),
    ...(widget ? [`script-src ${widget.script} ${widget.files}`] : []),
    // Without a script nothing uses it; browsers that look a page over read its robots.txt in its name.
    "connect-src 'self'",
    ...(frames.size > 0 ? [`frame-src ${[...frames].join(' ')}`] : []),
    // A form may redirect to the owner's pages, and browsers apply form-action to that redirect too.
    `form-action ${posts || widget ? "'self' http: https:" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
