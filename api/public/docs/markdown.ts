/** Markdown of the guides as HTML: headings, paragraphs, lists, tables, blocks of code, links, code in lines, and bold. Pure. */
import { html, raw } from 'hono/html'
import { codeBlock, type Sample } from './code-block.ts'
import type { Markup } from './page.ts'

const fence = '```'

/** `link`: the address of what a link names; undefined where it leads to nothing that is shown here. */
export interface MarkdownOptions {
  link(target: string): string | undefined
}

export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Blocks of code that follow one another are the same in several languages. */
export function markdownHtml(markdown: string, options: MarkdownOptions): Markup[] {
  const parts: Markup[] = []
  const samples: Sample[] = []
  const flush = () => {
    if (samples.length > 0) parts.push(codeBlock(samples.splice(0)))
  }
  for (const block of markdownBlocks(markdown)) {
    const sample = toSample(block)
    if (sample && samples.some(({ language }) => language === sample.language)) flush()
    if (sample) samples.push(sample)
    else {
      flush()
      parts.push(toHtml(block, options))
    }
  }
  flush()
  return parts
}

/** Blocks are separated by empty lines, save within code. */
export function markdownBlocks(markdown: string): string[] {
  const blocks: string[] = []
  const lines: string[] = []
  let isCode = false
  const flush = () => {
    if (lines.length > 0) blocks.push(lines.splice(0).join('\n'))
  }
  for (const line of markdown.split('\n')) {
    const isFence = line.startsWith(fence)
    if ((isFence && !isCode) || (/^#{1,3} /.test(line) && !isCode)) flush()
    if (isFence) isCode = !isCode
    if (line !== '' || isCode) lines.push(line)
    if ((line === '' && !isCode) || (isFence && !isCode)) flush()
  }
  flush()
  return blocks
}

export function toSample(block: string): Sample | undefined {
  if (!block.startsWith(fence)) return undefined
  const [first = '', ...lines] = block.split('\n')
  return { language: first.slice(fence.length).split(' ')[0] ?? '', code: lines.slice(0, -1).join('\n') }
}

function toHtml(block: string, options: MarkdownOptions): Markup {
  const [, marks = '', heading = ''] = /^(#{1,3}) (.*)/.exec(block) ?? []
  if (marks === '#') return html`<h1>${inline(heading, options)}</h1>`
  if (marks) {
    const id = slug(heading)
    const content = html`<a href="#${id}">${inline(heading, options)}</a>`
    return marks === '##' ? html`<h2 id="${id}">${content}</h2>` : html`<h3 id="${id}">${content}</h3>`
  }
  const lines = block.split('\n')
  if (lines[0]?.startsWith('|')) return table(lines, options)
  if (/^(-|\d+\.) /.test(block)) return list(block, options)
  return html`<p>${inline(lines.join(' '), options)}</p>`
}

function list(block: string, options: MarkdownOptions): Markup {
  const items = block.split(/\n(?=(?:-|\d+\.) )/).map(item => item.replace(/^(-|\d+\.) +/, '').replaceAll(/\n +/g, ' '))
  const inner = items.map(item => html`<li>${inline(item, options)}</li>`)
  return block.startsWith('-') ? html`<ul>${inner}</ul>` : html`<ol>${inner}</ol>`
}

function table([head = '', , ...rows]: string[], options: MarkdownOptions): Markup {
  const cells = (line: string) =>
    line
      .replaceAll(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map(cell => cell.trim().replaceAll('\\|', '|'))
  const names = cells(head)
  return html`<div class="table"><table>${
    names.some(name => name !== '') ? html`<tr>${names.map(name => html`<th>${inline(name, options)}</th>`)}</tr>` : ''
  }${rows.map(row => html`<tr>${cells(row).map(cell => html`<td>${inline(cell, options)}</td>`)}</tr>`)}</table></div>`
}

/** Texts between marks are escaped by `html`. */
export function inline(text: string, options: MarkdownOptions): Markup[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)|<https?:[^>\s]+>)/).map(part => {
    if (part.length > 1 && part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`
    if (part.startsWith('**') && part.length > 4) return html`<strong>${inline(part.slice(2, -2), options)}</strong>`
    const bare = /^<(https?:[^>]+)>$/.exec(part)
    if (bare) return html`<a href="${bare[1] ?? ''}">${bare[1]}</a>`
    const [, label, target] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
    if (label === undefined || target === undefined) return html`${part}`
    const href = options.link(target)
    return href === undefined ? html`${inline(label, options)}` : html`<a href="${href}">${inline(label, options)}</a>`
  })
}

export const noMarkup: Markup = raw('')
