/** The plain text of a document, in the format of body-text.ts: for the text part, for searches and for checks. Pure. */

import type { ContentBlock, LeafBlock } from '../../../../platform/pages/blocks/kinds.ts'
import type { RichText, TextRun } from '../../../../platform/pages/blocks/rich-text.ts'
import { withoutPlaces } from '../../../../platform/pages/blocks/walk.ts'
import type { Locale } from '../../../../platform/texts/messages/messages.ts'
import { cleanHtml } from './clean-html.ts'
import { countdownDate } from './countdown-date.ts'
import type { EmailBlock, EmailDocument } from './email-document.ts'
import { networkNames } from './networks.ts'

type VisibleBlock = Exclude<EmailBlock, { type: 'saved' }> | ContentBlock

/** Also with what the footer has by itself: whoever asks whether there is a way to unsubscribe finds it. */
export const storedText = (document: EmailDocument): string => textOf(document, null, '{{ unsubscribe_url }}')

export const sentText = (document: EmailDocument, locale: Locale): string => textOf(document, locale, '')

/** Without a locale no date is written. */
function textOf(document: EmailDocument, locale: Locale | null, unsubscribe: string): string {
  return withoutPlaces(document.blocks)
    .map(block => conditional(block, blockText(block as VisibleBlock, locale, unsubscribe)))
    .filter(text => text !== '')
    .join('\n\n')
}

const conditional = ({ id, show_if }: Pick<ContentBlock, 'id' | 'show_if'>, text: string): string =>
  show_if && text !== '' ? `{% unless hidden.${id} %}${text}{% endunless %}` : text

function blockText(block: VisibleBlock, locale: Locale | null, unsubscribe: string): string {
  switch (block.type) {
    case 'columns':
      return block.columns
        .flatMap(column => column.blocks.map(inner => conditional(inner, leafText(inner, locale))))
        .filter(text => text !== '')
        .join('\n\n')
    case 'header':
      return ''
    case 'footer':
      return paragraphs(block.text, unsubscribe)
    default:
      return leafText(block, locale)
  }
}

const paragraphs = (...parts: string[]): string => parts.filter(part => part.trim() !== '').join('\n\n')

function leafText(block: LeafBlock, locale: Locale | null): string {
  switch (block.type) {
    case 'text':
      return richLines(block.content)
    case 'heading':
      return block.text
    case 'image':
      return block.link ? linked(block.alt, block.link) : block.alt && `(${block.alt})`
    case 'button':
      return block.link && block.text ? `[${linked(block.text, block.link)}]` : block.text
    case 'social':
      return block.links.map(({ network, link }) => linked(networkNames[network], link)).join('\n')
    case 'menu':
      return block.links.map(({ text, link }) => linked(text, link)).join('\n')
    case 'product': {
      const name = [block.name, block.price].filter(Boolean).join(' · ')
      return paragraphs(
        [name, block.description].filter(Boolean).join('\n'),
        linked(block.button_text || block.name, block.link),
      )
    }
    case 'countdown':
      return [block.label, locale && countdownDate(block, locale)].filter(Boolean).join('\n')
    case 'html':
      return htmlText(block.html)
    case 'divider':
    case 'spacer':
      return ''
  }
}

/** Brackets would end the label, parentheses the target. */
function linked(label: string, target: string): string {
  const words = label.replaceAll(/(\{\{[^{}]*\}\}|\{%[^{}]*%\})|[[\]\n]+/g, (_, tag) => tag ?? ' ').trim()
  const url = /^\{\{/.test(target) ? target : target.replaceAll(/[()\s](?![^{]*\}\})/g, encodeURIComponent)
  const safe = url.replaceAll('(', '%28').replaceAll(')', '%29')
  if (target === '') return words
  return words === '' ? safe : `[${words}](${safe})`
}

const runText = ({ text, link }: TextRun): string => (link ? linked(text, link) : text)
const lineText = (runs: readonly TextRun[]): string => runs.map(runText).join('')

const richLines = (content: RichText): string =>
  content
    .map(node =>
      node.type === 'paragraph'
        ? lineText(node.runs)
        : node.items.map(({ runs }, i) => `${node.ordered ? `${i + 1}.` : '-'} ${lineText(runs)}`).join('\n'),
    )
    .filter(text => text.trim() !== '')
    .join('\n\n')

/** Links stay links, items of lists keep their bullets and numbers, whatever else it was becomes lines. */
const htmlText = (html: string): string =>
  withMarkers(cleanHtml(html).replaceAll(/\s+/g, ' '))
    .replaceAll(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href: string, inside: string) =>
      linked(entities(inside.replaceAll(/<[^<>]*>/g, '')).trim(), entities(href)),
    )
    .replaceAll(/<\/?(?:ul|ol)(?:\s[^<>]*)?>|<(?:br|\/p|\/div|\/h\d|\/tr|\/table)[^<>]*>/g, '\n\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .split('\n\n')
    .map(part =>
      part
        .split('\n')
        .map(line => entities(line).replaceAll(/\s+/g, ' ').trim())
        .filter(line => line !== '')
        .join('\n'),
    )
    .filter(part => part !== '')
    .join('\n\n')

/** Each item in a line of its own, a paragraph in it too. */
function withMarkers(html: string): string {
  const lists: { count: number | undefined }[] = []
  const marked = html.replaceAll(/<(\/?)(ul|ol|li)(\s[^<>]*)?>/g, (tag, end: string, name: string, attributes = '') => {
    if (name === 'li') return end ? '' : `\n${nextMarker(lists.at(-1))} `
    if (end) lists.pop()
    else lists.push({ count: name === 'ol' ? Number(/start="(\d{1,6})"/.exec(attributes)?.[1] ?? 1) : undefined })
    return tag
  })
  return marked.replaceAll(/(\n(?:-|\d+\.) )\s*<p(?:\s[^<>]*)?>/g, '$1')
}

function nextMarker(list: { count: number | undefined } | undefined): string {
  if (list?.count === undefined) return '-'
  list.count += 1
  return `${list.count - 1}.`
}

const entities = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
