/** Liquid in texts that owners write: what of them is text, and what is a tag. Pure. */
import { escapeHtml } from '../layout.ts'

const tag = /(\{\{[^{}]*\}\}|\{%[^{}]*%\})/

/** The text made harmless in HTML, its tags as they are. */
export const escapeAround = (text: string): string =>
  text
    .split(tag)
    .map((part, i) => (i % 2 === 1 ? part : escapeHtml(part)))
    .join('')

/** Without its tags: their fallbacks stand for them. */
export const withoutTags = (text: string): string =>
  text
    .replaceAll(/\{\{[^{}]*?default:\s*(?:"([^"]*)"|'([^']*)')[^{}]*\}\}/g, (_, one = '', other = '') => one || other)
    .replaceAll(/\{\{[^{}]*\}\}|\{%[^{}]*%\}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Tags as they were before a sanitizer wrote them as HTML. */
export const unescapeTags = (html: string): string =>
  html.replaceAll(/\{\{[^{}]*\}\}|\{%[^{}]*%\}/g, one =>
    one
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  )
