/** Each kind of block as MJML of a column. What owners wrote comes in as tokens (sheet.ts). Pure. */

import type { LeafBlock } from '../../../../platform/pages/blocks/kinds.ts'
import { contrast, readableOn, visible } from '../../../../platform/schemas/colors.ts'
import { cleanHtml } from './clean-html.ts'
import { countdownDate } from './countdown-date.ts'
import { page_media_class } from './email-document.ts'
import { networkNames } from './networks.ts'
import { darkClass, linkColor, type Paper, pictureUrl, quietColor, textColor } from './paper.ts'
import { richHtml } from './rich-html.ts'
import { withLinks } from './sheet.ts'

type Of<K extends LeafBlock['type']> = Extract<LeafBlock, { type: K }>
/** `room_px`: how wide the column is. */
type Draw<K extends LeafBlock['type']> = (block: Of<K>, paper: Paper, room_px: number) => string

const around = ({ space_above_px: above = 0, space_below_px: below }: LeafBlock, usual = 20): string =>
  `${above}px 0 ${below ?? usual}px`
const sizes = { small: [14, 22], normal: [16, 26], large: [19, 30] } as const
const headings = { 1: [32, 38], 2: [24, 31], 3: [19, 26] } as const

const fontOf = (paper: Paper, [size, height]: readonly [number, number], color: string): string =>
  `font-family:${paper.font};font-size:${size}px;line-height:${height}px;color:${color};`

const asText = (paper: Paper, block: LeafBlock, html: string, align = 'left', usual?: number): string =>
  `<mj-text padding="${around(block, usual)}" align="${align}" font-size="16px" line-height="1">${paper.sheet.html(html)}</mj-text>`

interface ImageStyle {
  width_px: number
  rounded: boolean
  align: string
  padding: string
  /** As wide as the screen on phones. */
  fluid: boolean
}

/** A picture: a token for its address, nothing where there is none. */
function image(
  paper: Paper,
  of: { image_id: string; url: string; alt: string; link?: string | undefined },
  { width_px, rounded, align, padding, fluid }: ImageStyle,
): string {
  const url = pictureUrl(paper, of, width_px)
  if (!url) return ''
  const href = of.link ? ` href="${paper.sheet.link(of.link, of.alt)}"` : ''
  const radius = rounded ? ` border-radius="${paper.image_radius}px"` : ''
  return `<mj-image src="${paper.sheet.text(url)}" alt="${paper.sheet.text(of.alt)}" width="${width_px}px" align="${align}" padding="${padding}"${radius}${href}${fluid ? ' fluid-on-mobile="true"' : ''} />`
}

function button(
  paper: Paper,
  block: { text: string; link: string; color?: string | undefined; text_color?: string | undefined },
  { align, full_width, padding, type }: { align: string; full_width: boolean; padding: string; type: 'press' | 'cta' },
): string {
  const { tones } = paper
  const [usual, on_usual, radius] =
    type === 'cta'
      ? [tones.cta_color, tones.cta_text_color, paper.cta_radius]
      : [tones.button_color, tones.button_text_color, paper.button_radius]
  // On a color of the owner's the brand's button may not be seen.
  const color = block.color || (contrast(usual, paper.behind) >= visible ? usual : textColor(paper))
  const text = block.text_color || (color === usual ? on_usual : readableOn(color))
  const name = block.color || paper.is_own ? 'lw-own' : `lw-${type}`
  const href = block.link ? ` href="${paper.sheet.link(block.link, block.text)}"` : ''
  const width = full_width ? ' width="100%"' : ''
  return `<mj-button css-class="${name}" align="${align}" padding="${padding}" inner-padding="13px 26px" background-color="${color}" color="${text}" border-radius="${radius}px" font-family="${paper.font}" font-size="16px" font-weight="600" line-height="20px"${width}${href}>${paper.sheet.text(block.text)}</mj-button>`
}

function linksLine(paper: Paper, links: readonly { text: string; link: string }[], align: string): string {
  const style = `${fontOf(paper, [15, 24], linkColor(paper))}text-decoration:none;white-space:nowrap`
  const each = links.map(
    ({ text, link }) =>
      `<a class="${darkClass(paper, 'lw-link')}" style="${style}"${paper.sheet.href(link, text)}>${paper.sheet.text(text)}</a>`,
  )
  return `<p style="margin:0;text-align:${align};line-height:26px">${each.join('<span style="font-size:15px">&nbsp;&nbsp; &nbsp;</span>')}</p>`
}

const text: Draw<'text'> = (block, paper) => {
  const style = fontOf(paper, sizes[block.size ?? 'normal'], textColor(paper, block.color))
  return asText(paper, block, richHtml(block.content, paper, { style, space_px: 16 }))
}

const heading: Draw<'heading'> = (block, paper) => {
  const [size, height] = headings[block.level as 1 | 2 | 3]
  const align = block.align ?? 'left'
  const style = `margin:0;font-family:${paper.heading_font};font-size:${size}px;line-height:${height}px;font-weight:600;letter-spacing:-0.01em;color:${textColor(paper, block.color)};text-align:${align}`
  const name = block.color ? 'lw-own' : darkClass(paper, 'lw-text')
  const html = `<h${block.level} class="${name}" dir="auto" style="${style}"\n>${paper.sheet.text(block.text)}</h${block.level}>`
  return asText(paper, block, html, align, block.level === 1 ? 16 : 12)
}

function productWords(block: Of<'product'>, paper: Paper, align: string): string {
  const color = textColor(paper)
  const line = (text: string, name: string, style: string) =>
    text &&
    `<p class="${darkClass(paper, name)}" dir="auto" style="${style};text-align:${align}"\n>${paper.sheet.text(text)}</p>`
  const words = [
    line(block.name, 'lw-text', `margin:0 0 4px;${fontOf(paper, [18, 25], color)}font-weight:600`),
    line(block.price, 'lw-text', `margin:0 0 8px;${fontOf(paper, [16, 24], color)}`),
    line(block.description, 'lw-quiet', `margin:0 0 12px;${fontOf(paper, sizes.small, quietColor(paper))}`),
  ].filter(Boolean)
  const told = `<mj-text padding="0" align="${align}">${paper.sheet.html(words.join('\n'))}</mj-text>`
  const push = { text: block.button_text, link: block.link }
  return push.text ? told + button(paper, push, { align, full_width: false, padding: '4px 0 0', type: 'press' }) : told
}

const productPicture = (block: Of<'product'>, paper: Paper, width_px: number, padding: string): string =>
  image(paper, block, { width_px, rounded: true, align: 'center', padding, fluid: true })

/** Picture and words for two columns; undefined where they stand above one another. */
export function besideOne(block: LeafBlock, paper: Paper, room_px: number): [string, string] | undefined {
  if (block.type !== 'product' || block.layout !== 'beside') return undefined
  const picture = productPicture(block, paper, Math.round(room_px * 0.4) - 16, '0 16px 8px 0')
  return picture ? [picture, productWords(block, paper, 'left')] : undefined
}

const product: Draw<'product'> = (block, paper, room_px) => {
  const picture = productPicture(block, paper, room_px, '0 0 14px')
  return `${picture}${productWords(block, paper, 'center')}<mj-spacer height="${block.space_below_px ?? 24}px" />`
}

const draws: { readonly [K in LeafBlock['type']]: Draw<K> } = {
  text,
  heading,
  product,
  image: (block, paper, room_px) =>
    image(paper, block, {
      width_px: Math.round((room_px * (block.width_percent ?? 100)) / 100),
      rounded: block.rounded ?? false,
      align: block.align ?? 'center',
      padding: around(block),
      fluid: (block.width_percent ?? 100) === 100,
    }),
  button: (block, paper) =>
    button(paper, block, {
      align: block.align ?? 'left',
      full_width: block.full_width ?? false,
      padding: around(block, 24),
      type: 'cta',
    }),
  divider: (block, paper) =>
    `<mj-divider css-class="${block.color ? 'lw-own' : darkClass(paper, 'lw-rule')}" padding="${around(block, 24)}" border-width="${block.thickness_px ?? 1}px" border-color="${block.color || paper.tones.line_color}" width="${block.width_percent ?? 100}%" />`,
  spacer: block => `<mj-spacer height="${block.height_px}px" />`,
  social: (block, paper) => {
    const links = block.links.map(({ network, link }) => ({ text: networkNames[network], link }))
    return asText(paper, block, linksLine(paper, links, block.align ?? 'center'), block.align ?? 'center')
  },
  menu: (block, paper) =>
    asText(paper, block, linksLine(paper, block.links, block.align ?? 'center'), block.align ?? 'center'),
  countdown: (block, paper) => {
    const align = block.align ?? 'center'
    const label = block.label
      ? `<p class="${darkClass(paper, 'lw-quiet')}" dir="auto" style="margin:0 0 4px;${fontOf(paper, [14, 20], quietColor(paper))}text-align:${align}"\n>${paper.sheet.text(block.label)}</p>`
      : ''
    const date = `<p class="${darkClass(paper, 'lw-text')}" style="margin:0;${fontOf(paper, [22, 30], textColor(paper))}font-weight:600;text-align:${align}">${paper.sheet.text(countdownDate(block, paper.site.locale))}</p>`
    return asText(paper, block, label + date, align)
  },
  html: (block, paper) => {
    const style = fontOf(paper, sizes.normal, textColor(paper))
    const html = withLinks(cleanHtml(block.html), paper.sheet)
    return asText(
      paper,
      block,
      `<div class="${darkClass(paper, 'lw-text')} ${page_media_class}" style="${style}">${html}</div>`,
    )
  },
}

export const leafMjml = (block: LeafBlock, paper: Paper, room_px: number): string =>
  (draws[block.type] as Draw<LeafBlock['type']>)(block as never, paper, room_px)
