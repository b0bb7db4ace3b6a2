/** From compiled HTML to the email of one lead: values, links and the parts that are its own. Pure and quick. */

import { memoize } from '../../../../platform/runtime/memoize.ts'
import { completeUrl, safeUrl } from '../body-text.ts'
import {
  escapeHtml,
  inheritedFooterHtml,
  type MailFrame,
  type MailLink,
  oneLine,
  preheaderPadding,
  type RewriteLink,
} from '../layout.ts'
import { templateLimits } from '../limits.ts'
import { fillMarks, MARK_OPEN, type MarkedText } from '../template-engine.ts'
import type { PartName } from './sheet.ts'

const places = /\uFDD0(\d+)\uFDD1|\uFDD2([^\uFDD3]*)\uFDD3([^\uFDD4]*)\uFDD4|\uFDD5([a-z]+)\uFDD6/g

/** Every email of a template has the same; empty for what cannot be a link. */
const fixedUrl = memoize(
  { texts_max: 2_000, characters_max: templateLimits.template_url_characters_max },
  target => safeUrl(target) ?? '',
)

/** Another place of the same email. */
const within = /^#[\w-]{1,100}$/

export function fillHtml(frame: MailFrame, marked: MarkedText, rewrite?: RewriteLink) {
  const links: MailLink[] = []
  const href = (target: string, words: string): string => {
    if (within.test(target)) return escapeHtml(target)
    const url = target.includes(MARK_OPEN) ? completeUrl(target, marked) : fixedUrl(target)
    if (!url) return '#'
    // The unsubscribe link must work without a detour, and only web addresses can be counted.
    if (url === frame.unsubscribe_url || !/^https?:/.test(url)) return escapeHtml(url)
    const index = links.push({ index: links.length, url, label: fillMarks(words, marked, oneLine) }) - 1
    return escapeHtml(rewrite ? rewrite(url, index) : url)
  }
  const html = marked.text.replace(
    places,
    (_, mark?: string, target?: string, words?: string, part?: PartName): string => {
      if (mark !== undefined) return escapeHtml(oneLine(marked.values[Number(mark)] ?? ''))
      if (target !== undefined) return href(target, words ?? '')
      return part ? partHtml[part](frame) : ''
    },
  )
  return { html, links }
}

const partHtml: { readonly [K in PartName]: (frame: MailFrame) => string } = {
  subject: frame => escapeHtml(frame.subject),
  preheader: frame => (frame.preheader ? `${escapeHtml(frame.preheader)}\n${preheaderPadding}` : ''),
  legal: inheritedFooterHtml,
  pixel: frame =>
    frame.open_pixel_url
      ? `<img src="${escapeHtml(frame.open_pixel_url)}" width="1" height="1" alt="" style="display:block;border:0">`
      : '',
}
