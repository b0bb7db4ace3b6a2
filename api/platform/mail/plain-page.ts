/** The HTML part of a mail of which only the text was written: a quiet page of paragraphs, with one button. Pure. */
import type { SystemMail } from './outbox.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, c => `&#${c.charCodeAt(0)};`)

const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const paragraph = `${font};font-size:16px;line-height:1.5;margin:0 0 16px;color:#1f2328;overflow-wrap:anywhere`
const small = `${font};font-size:13px;line-height:1.5;margin:0 0 16px;color:#59636e;word-break:break-all`
const button =
  'display:inline-block;padding:12px 22px;border-radius:8px;background:#4f46c8;color:#ffffff;font-weight:600;text-decoration:none'

type Page = Pick<SystemMail, 'text' | 'link' | 'button' | 'subject' | 'from_name' | 'locale'>

/** Links become clickable; a link in its own paragraph becomes a button if the email names it, with its address beneath. */
function paragraphOf(text: string, { link, button: label }: Page): string {
  if (label !== undefined && text.trim() === link) {
    const href = escapeHtml(link)
    const pressed = `<a href="${href}" style="${button}">${escapeHtml(label)}</a>`
    return `<p style="${paragraph};margin:24px 0 12px">${pressed}</p>\n<p style="${small}">${href}</p>`
  }
  const linked = escapeHtml(text).replace(/https?:\/\/(?:[^\s&]|&#38;)+/g, url => `<a href="${url}">${url}</a>`)
  return `<p style="${paragraph}">${linked.replaceAll('\n', '<br>\n')}</p>`
}

export function htmlOf(mail: Page): string {
  const { text, subject, from_name, locale } = mail
  const body = text
    .split(/\n{2,}/)
    .filter(part => part.trim() !== '')
    .map(part => paragraphOf(part, mail))
  const name = `<p style="${paragraph};font-weight:600">${escapeHtml(from_name ?? 'Leadwright')}</p>\n`
  return `<!doctype html>
<html${locale === undefined ? '' : ` lang="${locale}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f4f6">
<div style="max-width:520px;margin:0 auto;padding:32px 28px 16px;background:#ffffff;border:1px solid #dfe2e6;border-radius:12px">
${name}${body.join('\n')}
</div>
</body>
</html>`
}
