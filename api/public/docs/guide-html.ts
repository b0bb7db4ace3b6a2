/** The guide as HTML: of Markdown it uses headings, paragraphs, blocks of code, code in lines, and bold. Pure. */
import { html } from 'hono/html'
import type { Markup } from './page.ts'

const fence = '```'

export const guideHtml = (markdown: string): Markup[] => blocksOf(markdown).map(toHtml)

export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Blocks are separated by empty lines, save within code. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = []
  const lines: string[] = []
  let isCode = false
  for (const line of markdown.split('\n')) {
    if (line.startsWith(fence)) isCode = !isCode
    if (line !== '' || isCode) lines.push(line)
    else if (lines.length > 0) blocks.push(lines.splice(0).join('\n'))
  }
  return lines.length > 0 ? [...blocks, lines.join('\n')] : blocks
}

function toHtml(block: string): Markup {
  if (block.startsWith('## ')) return html`<h2 id="${slug(block.slice(3))}">${block.slice(3)}</h2>`
  if (block.startsWith(fence)) {
    const lines = block.split('\n').slice(1, -1)
    return html`<pre><code>${lines.join('\n')}</code></pre>`
  }
  return html`<p>${inline(block)}</p>`
}

/** Texts between marks are escaped by `html`. */
function inline(text: string): Markup[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map(part => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`
    return html`${part}`
  })
}
