/** The HTML part of a mail of which only the text was written: a quiet page of paragraphs, with one button. Pure. */
import { type Brand, defaultBrand } from '../schemas/brand.ts'
import { type EmailHead, type EmailLook, emailLook, logoHtml } from './email-look.ts'
import type { SystemMail } from './outbox.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, c => `&#${c.charCodeAt(0)};`)

/** Brand of the installation itself. */
const productBrand: Brand = {
  ...defaultBrand,
  colors: { ...defaultBrand.colors, accent_color: '#4f46c8' },
}

type Page = Pick<
  SystemMail,
  'text' | 'link' | 'button' | 'subject' | 'preheader' | 'from_name' | 'locale' | 'brand' | 'images_url'
>

/** Links become clickable; a link in its own paragraph becomes a button if the email names it, with its address beneath. */
function paragraphOf(text: string, { link, button: label }: Page, look: EmailLook): string {
  if (label !== undefined && text.trim() === link) {
    const href = escapeHtml(link)
    const pressed = `<a href="${href}" class="lw-button" style="${look.button}">${escapeHtml(label)}</a>`
    return `<p style="margin:24px 0 12px">${pressed}</p>\n<p class="lw-quiet" style="${look.small}margin:0 0 16px;word-break:break-all">${href}</p>`
  }
  const linked = escapeHtml(text).replace(
    /https?:\/\/(?:[^\s&]|&#38;)+/g,
    url => `<a class="lw-link" style="${look.link}" href="${url}">${url}</a>`,
  )
  return `<p class="lw-text" style="${look.body}margin:0 0 16px;overflow-wrap:anywhere">${linked.replaceAll('\n', '<br>\n')}</p>`
}

/** The logo of whom it is from, or the name. */
function headOf(head: EmailHead, look: EmailLook): string {
  const logo = logoHtml(head, escapeHtml)
  if (logo) return `<div style="margin:0 0 24px">${logo}</div>\n`
  return `<p class="lw-text" style="${look.body}margin:0 0 16px;font-weight:600">${escapeHtml(head.name)}</p>\n`
}

export function htmlOf(mail: Page): string {
  const { text, subject, preheader = '', from_name, locale, brand = productBrand, images_url } = mail
  const look = emailLook(brand)
  const body = text
    .split(/\n{2,}/)
    .filter(part => part.trim() !== '')
    .map(part => paragraphOf(part, mail, look))
  const imageUrl = images_url === undefined ? undefined : (id: string) => `${images_url}/${id}`
  const name = headOf({ name: from_name ?? 'Leadwright', brand, imageUrl }, look)
  return `<!doctype html>
<html${locale === undefined ? '' : ` lang="${locale}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>${look.dark_mode}</head>
<body class="lw-page" style="margin:0;padding:24px 12px;background-color:${look.page_color}">
${preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>\n` : ''}<div class="lw-card lw-cell" style="max-width:520px;margin:0 auto;${look.card}">
${name}${body.join('\n')}
</div>
</body>
</html>`
}
