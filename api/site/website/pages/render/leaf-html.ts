/** Blocks that emails have too, as HTML of a page. Pure. */

import type { LeafBlock } from '../../../../platform/pages/blocks/kinds.ts'
import type { RichText, TextRun } from '../../../../platform/pages/blocks/rich-text.ts'
import { cleanHtml, countdownDate, networkNames } from '../../../email/templates/rules.ts'
import { esc, lines, when } from './escape.ts'
import { imageHtml } from './images.ts'
import { hrefOf, type Sheet } from './surroundings.ts'

export const linked = (sheet: Sheet, link: string | undefined, inner: string, type = ''): string =>
  link === undefined || link.trim() === ''
    ? inner
    : `<a${type && ` class="${type}"`} href="${esc(hrefOf(link, sheet))}"${/^https?:/i.test(link.trim()) ? ' rel="noopener"' : ''}>${inner}</a>`

export const button = (sheet: Sheet, text: string, link: string, type = 'button'): string =>
  text.trim() === '' ? '' : linked(sheet, link, esc(text), type) || ''

const run = (sheet: Sheet, { text, bold, italic, underline, link }: TextRun): string => {
  let said = lines(text)
  if (bold) said = `<strong>${said}</strong>`
  if (italic) said = `<em>${said}</em>`
  if (underline) said = `<u>${said}</u>`
  return linked(sheet, link, said)
}

const runs = (sheet: Sheet, all: readonly TextRun[]): string => all.map(one => run(sheet, one)).join('')

export const rich = (sheet: Sheet, content: RichText): string =>
  content
    .map(node => {
      if (node.type === 'paragraph') return `<p dir="auto"${aligned(node.align)}>${runs(sheet, node.runs)}</p>`
      const name = node.ordered ? 'ol' : 'ul'
      return `<${name} dir="auto">${node.items.map(item => `<li>${runs(sheet, item.runs)}</li>`).join('')}</${name}>`
    })
    .join('')

export const aligned = (align: string | undefined): string => (align && align !== 'left' ? ` class="${align}"` : '')

/** Colors and sizes are rules of the page's own style sheet: no element has a style of its own. */
export const styled = (
  sheet: Sheet,
  id: string,
  of: string,
  declarations: (string | number | false | undefined)[],
): void => {
  const said = declarations.filter(Boolean)
  if (said.length > 0) sheet.rules.push(`[id="${id}"]${of}{${said.join(';')}}`)
}

type LeafRenderers = { [K in LeafBlock['type']]: (block: Extract<LeafBlock, { type: K }>, sheet: Sheet) => string }

const leaves: LeafRenderers = {
  text: (block, sheet) => {
    styled(sheet, block.id, '', [block.color && `color:${block.color}`])
    return `<div class="text ${block.size ?? 'normal'}">${rich(sheet, block.content)}</div>`
  },
  heading: (block, sheet) => {
    styled(sheet, block.id, '', [block.color && `color:${block.color}`])
    if (block.level === 1) sheet.headingCount += 1
    return `<h${block.level} dir="auto"${aligned(block.align)}>${lines(block.text)}</h${block.level}>`
  },
  image: (block, sheet) => {
    const share = (block.width_percent ?? 100) / 100
    styled(sheet, block.id, ' img', [
      block.width_percent && `width:${block.width_percent}%`,
      block.rounded && 'border-radius:var(--radius)',
    ])
    return `<div class="image ${block.align ?? 'center'}">${linked(sheet, block.link, imageHtml(sheet, block, share))}</div>`
  },
  button: (block, sheet) => {
    styled(sheet, block.id, ' .button', [
      block.color && `background:${block.color};border-color:${block.color}`,
      block.text_color && `color:${block.text_color}`,
      block.full_width && 'display:block;width:100%',
    ])
    return `<div class="${block.align ?? 'left'}">${button(sheet, block.text, block.link, 'button cta')}</div>`
  },
  divider: (block, sheet) => {
    styled(sheet, block.id, ' hr', [
      block.color && `background:${block.color}`,
      block.thickness_px && `height:${block.thickness_px}px`,
      block.width_percent && `width:${block.width_percent}%`,
    ])
    return '<hr>'
  },
  spacer: (block, sheet) => {
    styled(sheet, block.id, '', [`height:${block.height_px}px;padding:0`])
    return ''
  },
  social: (block, sheet) =>
    `<ul class="links ${block.align ?? 'center'}">${block.links
      .map(({ network, link }) => `<li>${linked(sheet, link, networkNames[network])}</li>`)
      .join('')}</ul>`,
  menu: (block, sheet) =>
    `<ul class="links ${block.align ?? 'center'}">${block.links
      .map(({ text, link }) => `<li>${linked(sheet, link, esc(text))}</li>`)
      .join('')}</ul>`,
  product: (block, sheet) => {
    const picture = linked(sheet, block.link, imageHtml(sheet, block, 0.5))
    const said = `<h3 dir="auto">${linked(sheet, block.link, esc(block.name))}</h3>${when(block.description, t => `<p dir="auto">${lines(t)}</p>`)}${when(block.price, t => `<p class="price">${esc(t)}</p>`)}${button(sheet, block.button_text, block.link)}`
    return `<div class="product ${block.layout}">${picture}<div>${said}</div></div>`
  },
  countdown: (block, { locale }) =>
    `<p class="countdown ${block.align ?? 'center'}">${esc(block.label)} <time datetime="${esc(block.ends_at)}"><strong>${esc(countdownDate(block, locale))}</strong></time></p>`,
  html: (block, sheet) => {
    sheet.styleHashes.add('attributes')
    return `<div class="html">${cleanHtml(block.html)}</div>`
  },
}

export const isLeaf = (block: { type: string }): block is LeafBlock => Object.hasOwn(leaves, block.type)

export const leafHtml = (block: LeafBlock, sheet: Sheet): string =>
  (leaves[block.type] as (block: LeafBlock, sheet: Sheet) => string)(block, sheet)
