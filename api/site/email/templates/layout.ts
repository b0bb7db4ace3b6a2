/**
 * How a mail looks, as HTML and as text: one column of at most 600 px, inline styles that every client reads, dark
 * mode, the hidden preheader, the footer that the law asks for. The body itself is in body-text.ts.
 */

import { emailLook, logoHtml } from '../../../platform/mail/email-look.ts'
import type { Brand } from '../../../platform/schemas/brand.ts'
import type { Block, Inline } from './body-text.ts'
import { fillMarks, type MarkedText } from './template-engine.ts'

export type MailLocale = 'en' | 'es'
export type MailFrame = {
  locale: MailLocale
  subject: string
  preheader: string
  site_name: string
  postal_address: string
  /** Absent in transactional mail. */
  unsubscribe_url?: string | undefined
  /** The email's own text links to `unsubscribe_url`. */
  has_own_link?: boolean
  open_pixel_url?: string | undefined
  brand: Brand
  /** Address of an image of the site; absent where none can be shown. */
  image_url?: ((image_id: string) => string) | undefined
}
/** A link of the body in reading order; `url` is where it leads before any rewriting. */
export type MailLink = { index: number; url: string; label: string }
export type RewriteLink = (url: string, index: number) => string

export const legalWords = {
  en: { unsubscribe: 'Unsubscribe', why: 'You receive this email because you signed up at' },
  es: { unsubscribe: 'Cancelar la suscripción', why: 'Recibes este correo porque te suscribiste en' },
} as const

// Fills the rest of the inbox line, so that clients do not continue with the first words of the body.
export const preheaderPadding = '&#847;&zwnj;&nbsp;'.repeat(60)

/** Characters that mean something in HTML, made harmless in text and in quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text)
    ? text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;')
    : text
}

/**
 * The HTML part, and its links. Lines break inside tags, between what all emails have in common and
 * what is one lead's, so that the encoder can cache the common lines.
 */
export function layoutHtml(frame: MailFrame, blocks: Block[], marked: MarkedText, rewrite?: RewriteLink) {
  const look = emailLook(frame.brand)
  const links: MailLink[] = []
  const fill = (text: string) => fillMarks(escapeHtml(text), marked, value => escapeHtml(oneLine(value)))
  const plain = (text: string) => fillMarks(text, marked, oneLine)
  const href = (url: string, label: string) => {
    // The unsubscribe link must work without a detour, and only web addresses can be counted.
    if (url === frame.unsubscribe_url || !/^https?:/.test(url)) return escapeHtml(url)
    const index = links.push({ index: links.length, url, label: plain(label) }) - 1
    return escapeHtml(rewrite ? rewrite(url, index) : url)
  }
  const shown = (inline: Inline) => {
    if (inline.type === 'break') return '<br>'
    if (inline.type === 'text') return fill(inline.text)
    return `<a class="lw-link" style="${look.link}"\nhref="${href(inline.url, inline.label)}">${fill(inline.label)}</a>`
  }
  const body = blocks.map(block =>
    block.type === 'button'
      ? `<p style="margin:0 0 20px"><a class="lw-button" style="${look.button}"\nhref="${href(block.url, block.label)}">${fill(block.label)}</a></p>`
      : `<p class="lw-text" dir="auto" style="margin:0 0 20px;${look.body}"\n>${block.inlines.map(shown).join('')}</p>`,
  )
  return { html: page(withoutOwnLink(frame, blocks), body.join('\n')), links }
}

/** The footer repeats no link that the text has already. */
function withoutOwnLink(frame: MailFrame, blocks: readonly Block[]): MailFrame {
  const isOwn = ({ url }: { url: string }) => url === frame.unsubscribe_url
  const has_own_link = blocks.some(block =>
    block.type === 'button' ? isOwn(block) : block.inlines.some(inline => inline.type === 'link' && isOwn(inline)),
  )
  return has_own_link ? { ...frame, has_own_link } : frame
}

function page(frame: MailFrame, body: string): string {
  const look = emailLook(frame.brand)
  const logo = logoHtml({ name: frame.site_name, brand: frame.brand, imageUrl: frame.image_url }, escapeHtml)
  const head = logo ? `<div style="margin:0 0 24px"\n>${logo}</div>\n` : ''
  const preheader = frame.preheader
    ? `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px"\n>${escapeHtml(frame.preheader)}\n${preheaderPadding}</div>\n`
    : ''
  const pixel = frame.open_pixel_url
    ? `<img src="${escapeHtml(frame.open_pixel_url)}" width="1" height="1" alt="" style="display:block;border:0">`
    : ''
  return `<!DOCTYPE html>
<html lang="${frame.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(frame.subject)}</title>
${look.dark_mode}</head>
<body class="lw-page" style="margin:0;padding:0;background-color:${look.page_color}">
${preheader}<table role="presentation" class="lw-page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${look.page_color}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="lw-card lw-cell" style="${look.card}">
${head}${body}
</td></tr>
<tr><td class="lw-cell" style="padding:20px 40px">
${footerHtml(frame)}
</td></tr></table>
</td></tr></table>${pixel}
</body></html>
`
}

const footerHtml = (frame: MailFrame): string =>
  legalHtml(
    frame,
    `class="lw-quiet" dir="auto" style="margin:0 0 6px;${emailLook(frame.brand).small}"`,
    ' class="lw-quiet"',
  )

/** In a document, whose own background decides the font and the color around it. */
export const inheritedFooterHtml = (frame: MailFrame): string =>
  legalHtml(frame, 'dir="auto" style="margin:0 0 6px"', '')

function legalHtml(frame: MailFrame, attributes: string, link_attributes: string): string {
  const text = legalWords[frame.locale]
  const address = frame.postal_address.split(/\r?\n/).map(escapeHtml).join(', ')
  const paragraph = (content: string) => `<p ${attributes}>${content}</p>`
  const lines = [paragraph(address ? `${escapeHtml(frame.site_name)} · ${address}` : escapeHtml(frame.site_name))]
  if (frame.unsubscribe_url) {
    const link = `<a${link_attributes} style="color:inherit;text-decoration:underline"\nhref="${escapeHtml(frame.unsubscribe_url)}">${text.unsubscribe}</a>`
    const why = `${text.why} ${escapeHtml(frame.site_name)}.`
    lines.unshift(paragraph(frame.has_own_link ? why : `${why} ${link}`))
  }
  return lines.join('\n')
}

/** The text part. Its links are the original URLs, not the tracked ones. */
export function layoutText(frame: MailFrame, blocks: Block[], marked: MarkedText): string {
  const fill = (text: string) => fillMarks(text, marked, oneLine)
  const shown = (inline: Inline) => {
    if (inline.type === 'break') return '\n'
    if (inline.type === 'text') return fill(inline.text)
    const label = fill(inline.label)
    return label === inline.url || inline.url === `${label}/` ? label : `${label} (${inline.url})`
  }
  const paragraphs = blocks.map(block =>
    block.type === 'button' ? `${fill(block.label)}: ${block.url}` : block.inlines.map(shown).join(''),
  )
  return `${[...paragraphs, footerText(withoutOwnLink(frame, blocks))].join('\n\n')}\n`
}

export function footerText(frame: MailFrame): string {
  const text = legalWords[frame.locale]
  const address = frame.postal_address.split(/\r?\n/).join(', ')
  const lines = ['--', address ? `${frame.site_name} · ${address}` : frame.site_name]
  if (frame.unsubscribe_url) {
    lines.push(`${text.why} ${frame.site_name}.`)
    if (!frame.has_own_link) lines.push(`${text.unsubscribe}: ${frame.unsubscribe_url}`)
  }
  return lines.join('\n')
}

/** A value inside running text: whatever line breaks and control characters it had, it stays one piece. */
export function oneLine(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
}
