/** Texts with a little markup as HTML, for pages without a script. All that an owner typed is escaped. Pure. */
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { blocksOf, type Inline, inlineOf } from '../../../../widget/src/popup/rich-text.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

function part(inline: Inline): Html | string {
  if (typeof inline === 'string') return inline
  const { tag, href, parts } = inline
  const inner = parts.map(part)
  if (tag === 'a') return html`<a href="${href ?? ''}" rel="noopener">${inner}</a>`
  return tag === 'strong' ? html`<strong>${inner}</strong>` : html`<em>${inner}</em>`
}

/** Of one line. */
export const htmlLine = (text: string): Html => html`${inlineOf(text).map(part)}`

/** Paragraphs and lists. */
export const htmlText = (text: string): Html =>
  html`${blocksOf(text).map(({ list, lines }) => {
    const items = lines.map(line => html`<li>${line.map(part)}</li>`)
    if (list === 'ul') return html`<ul>${items}</ul>`
    return list === 'ol' ? html`<ol>${items}</ol>` : html`<p dir="auto">${lines.flat().map(part)}</p>`
  })}`
