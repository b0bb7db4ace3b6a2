/** HTML from elsewhere (Word, Mailchimp, web pages) with what our text has: paragraphs, lists, bold, italic, links. */

import { withOurVariables } from './pasted-variables.ts'

const list_mark = /^\s*(?:[·•▪◦o§–-]|\(?(\d{1,3}|[a-z])[.)])[\s\u00a0]+/i

export function cleanedPaste(html: string): string {
  const page = new DOMParser().parseFromString(withOurVariables(html), 'text/html')
  for (const gone of page.querySelectorAll(
    'style, script, meta, link, title, xml, head > *, img, svg, [style*="display:none" i], [style*="mso-hide:all" i]',
  ))
    gone.remove()
  for (const office of [...page.querySelectorAll('*')].filter(one => one.tagName.includes(':')))
    office.replaceWith(...office.childNodes)
  listsOfWord(page)
  for (const element of page.querySelectorAll<HTMLElement>('span, font, b')) asMarks(page, element)
  for (const cell of page.querySelectorAll('td, th, div, section, article')) {
    if (!cell.querySelector('p, div, table, ul, ol, h1, h2, h3, td')) asParagraph(page, cell)
  }
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5, h6')) asParagraph(page, heading, 'strong')
  for (const link of page.querySelectorAll('a')) {
    if (!/^(https?:|mailto:|tel:|sms:|\{\{)/.test(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes)
  }
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes])
      if (!(element.tagName === 'A' && name === 'href')) element.removeAttribute(name)
  }
  for (const empty of page.querySelectorAll('p'))
    if ((empty.textContent ?? '').replaceAll(/[\s\u00a0]/g, '') === '') empty.remove()
  return page.body.innerHTML
}

/** Word writes lists as paragraphs with a mark in front. */
function listsOfWord(page: Document): void {
  let list: HTMLElement | undefined
  for (const paragraph of page.querySelectorAll<HTMLElement>('p')) {
    const isItem =
      /mso-list/i.test(paragraph.getAttribute('style') ?? '') || /MsoListParagraph/.test(paragraph.className)
    if (!isItem) {
      list = undefined
      continue
    }
    const mark = list_mark.exec(paragraph.textContent ?? '')
    for (const ignored of paragraph.querySelectorAll('[style*="mso-list:Ignore" i]')) ignored.remove()
    const name = mark?.[1] ? 'ol' : 'ul'
    if (!list || list.tagName.toLowerCase() !== name || list.nextElementSibling !== paragraph) {
      list = page.createElement(name)
      paragraph.before(list)
    }
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    const first = item.firstChild
    if (first?.nodeType === Node.TEXT_NODE) first.textContent = (first.textContent ?? '').replace(list_mark, '')
    list.append(item)
    paragraph.remove()
  }
}

/** What a style says of weight and slant becomes marks; the rest of it goes. */
function asMarks(page: Document, element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style
  const isBold = element.tagName === 'B' ? fontWeight !== 'normal' : /^(bold|[6-9]00)$/.test(fontWeight)
  let inside: Node[] = [...element.childNodes]
  for (const [is, name] of [
    [isBold, 'strong'],
    [fontStyle === 'italic', 'em'],
  ] as const) {
    if (!is) continue
    const mark = page.createElement(name)
    mark.append(...inside)
    inside = [mark]
  }
  element.replaceWith(...inside)
}

function asParagraph(page: Document, element: Element, mark?: string): void {
  const paragraph = page.createElement('p')
  const holder = mark ? paragraph.appendChild(page.createElement(mark)) : paragraph
  holder.append(...element.childNodes)
  if (/^T[DH]$/.test(element.tagName)) element.append(paragraph)
  else element.replaceWith(paragraph)
}
