/** Blocks as sections of MJML, from top to bottom, with their columns and what hides them. Pure. */

import { logoHtml } from '../../../../platform/mail/email-look.ts'
import type { ContentBlock, LeafBlock } from '../../../../platform/pages/blocks/kinds.ts'
import { escapeHtml } from '../layout.ts'
import type { EmailBlock } from './email-document.ts'
import { besideOne, leafMjml } from './leaf-mjml.ts'
import { darkClass, onBackground, type Paper, quietColor, textColor } from './paper.ts'
import { part } from './sheet.ts'

type VisibleBlock = Exclude<EmailBlock, { type: 'saved' }> | ContentBlock
type Of<K extends VisibleBlock['type']> = Extract<VisibleBlock, { type: K }>

/** At the sides; on phones `lw-cell` makes it less. */
const side_px = 40

/** A tag of Liquid around MJML: a lead to whom the condition does not apply is told that it is hidden. */
export function conditional(paper: Paper, { id, show_if }: Pick<VisibleBlock, 'id' | 'show_if'>, mjml: string): string {
  if (!show_if || mjml === '') return mjml
  const raw = (liquid: string) => `<mj-raw>${paper.sheet.html(liquid)}</mj-raw>`
  return `${raw(`{% unless hidden.${id} %}`)}${mjml}${raw('{% endunless %}')}`
}

export function sectionsMjml(blocks: readonly VisibleBlock[], paper: Paper): string {
  const sections: string[] = []
  let run: LeafBlock[] = []
  const close = () => {
    if (run.length > 0) sections.push(section(column(run, paper, room(paper))))
    run = []
  }
  for (const block of blocks) {
    if (isPlain(block)) run.push(block)
    else {
      close()
      sections.push(conditional(paper, block, own(block, paper)))
    }
  }
  close()
  return sections.join('')
}

const room = (paper: Paper): number => paper.width_px - 2 * side_px

/** Blocks that share a section with their neighbors, so that emails stay small. */
const isPlain = (block: VisibleBlock): block is LeafBlock =>
  !['columns', 'header', 'footer'].includes(block.type) &&
  !block.show_if &&
  !block.background_color &&
  !(block.type === 'product' && block.layout === 'beside')

function section(columns: string, color?: string, below_px = 8): string {
  const padding = color ? `28px ${side_px}px ${below_px}px` : `0 ${side_px}px`
  const background = color ? ` background-color="${color}"` : ''
  return `<mj-section css-class="lw-cell"${background} padding="${padding}">${columns}</mj-section>`
}

const column = (blocks: readonly LeafBlock[], paper: Paper, room_px: number, attributes = ''): string =>
  `<mj-column${attributes}>${blocks.map(block => leafMjml(block, paper, room_px)).join('')}</mj-column>`

function own(block: VisibleBlock, paper: Paper): string {
  const color = block.background_color || undefined
  const behind = onBackground(paper, color)
  switch (block.type) {
    case 'columns':
      return columns(block, behind, color)
    case 'header':
      return header(block, behind, color)
    case 'footer':
      return footer(block, behind, color)
    default: {
      const beside = besideOne(block, behind, room(paper))
      const inside = beside
        ? `<mj-column width="40%" vertical-align="middle">${beside[0]}</mj-column><mj-column width="60%" vertical-align="middle">${beside[1]}</mj-column>`
        : column([block], behind, room(paper))
      const drawn = section(inside, color, beside ? 28 : 8)
      return color || beside ? drawn + gap(block.space_below_px ?? 24) : drawn
    }
  }
}

/** After what has a color or no space of its own. */
const gap = (height_px: number): string => section(`<mj-column><mj-spacer height="${height_px}px" /></mj-column>`)

function columns(block: Of<'columns'>, paper: Paper, color: string | undefined): string {
  const align = block.vertical_align ?? 'top'
  const widths = widthsOf(block)
  const space_px = 12
  const last = block.columns.length - 1
  const drawn = block.columns.map(({ blocks }, i) => {
    const percent = widths[i] ?? 100
    const room_px = Math.floor((room(paper) * percent) / 100) - (i > 0 ? space_px : 0) - (i < last ? space_px : 0)
    const padding = ` padding="0 ${i < last ? space_px : 0}px 0 ${i > 0 ? space_px : 0}px"`
    const inside = blocks.map(inner => conditional(paper, inner, leafMjml(inner, paper, room_px))).join('')
    return `<mj-column width="${percent}%" vertical-align="${align}" css-class="lw-column"${padding}>${inside}</mj-column>`
  })
  const inside = block.keep_on_phones ? `<mj-group>${drawn.join('')}</mj-group>` : drawn.join('')
  return section(inside, color) + (color ? gap(block.space_below_px ?? 24) : '')
}

/** Columns without a width share the rest of the row. */
export function widthsOf({ columns }: Pick<Of<'columns'>, 'columns'>): number[] {
  const given = columns.map(column => column.width_percent ?? 0)
  const open = given.filter(width => width === 0).length
  const sum = given.reduce((total, width) => total + width, 0)
  if (open > 0) return given.map(width => width || Math.max(10, (100 - sum) / open))
  return given.map(width => (width * 100) / sum)
}

function header(block: Of<'header'>, paper: Paper, color: string | undefined): string {
  const { site, sheet } = paper
  const align = block.align ?? 'left'
  const name = block.text || site.name
  const logo = logoHtml({ name, brand: site.brand, imageUrl: site.image_url }, escapeHtml)
  const style = `font-family:${paper.heading_font};font-size:19px;line-height:28px;font-weight:600;color:${textColor(paper)};text-decoration:none`
  const written = `<span class="${darkClass(paper, 'lw-text')}" style="${style}">${block.text ? sheet.text(block.text) : escapeHtml(name)}</span>`
  const shown = logo ? `<span style="display:inline-block">${logo}</span>` : written
  const linked = block.link
    ? `<a style="text-decoration:none;color:inherit"${sheet.href(block.link, name)}>${shown}</a>`
    : shown
  const padding = `${block.space_above_px ?? 0}px 0 ${block.space_below_px ?? 24}px`
  const text = `<mj-text align="${align}" padding="${padding}" line-height="1">${sheet.html(`<div style="text-align:${align}">${linked}</div>`)}</mj-text>`
  return section(`<mj-column>${text}</mj-column>`, color)
}

function footer(block: Of<'footer'>, paper: Paper, color: string | undefined): string {
  const { sheet } = paper
  const align = block.align ?? 'left'
  const style = `text-align:${align};font-family:${paper.font};font-size:13px;line-height:20px;color:${quietColor(paper)}`
  const own = block.text.trim() ? `<p dir="auto" style="margin:0 0 10px"\n>${sheet.text(block.text)}</p>` : ''
  const padding = `${block.space_above_px ?? 0}px 0 ${block.space_below_px ?? 12}px`
  const html = `<div class="${darkClass(paper, 'lw-quiet')} lw-legal" style="${style}">${own}${part('legal')}</div>`
  return section(
    `<mj-column><mj-text align="${align}" padding="${padding}" line-height="1">${sheet.html(html)}</mj-text></mj-column>`,
    color,
  )
}
