/** `/dev/mail`: mail that went to files, for whoever sits at this machine. Anybody else gets 404. */
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Env } from '../../platform/exchange.ts'
import { isLoopback } from '../../platform/loopback.ts'
import { listMail, readMail } from '../../platform/mail/mail-folder.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'

const mails_shown = 200

const style = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { max-width: 960px; margin: 32px auto; padding: 0 16px; overflow-wrap: anywhere; }
  table { width: 100%; border-collapse: collapse; } td, th { text-align: left; padding: 8px; border-bottom: 1px solid #8884; }
  iframe { width: 100%; height: 70vh; border: 1px solid #8884; border-radius: 10px; background: #fff; }
  pre { white-space: pre-wrap; }`

const frame = (title: string, body: unknown) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${raw(style)}</style></head><body>${body}</body></html>`

/**
 * A proxy on this machine makes strangers look local, and a foreign page can give its own name this machine's address:
 * the mail holds links that reset passwords.
 */
function isDirect(headers: Headers, trust_proxy: boolean): boolean {
  if (!trust_proxy && ['forwarded', 'x-forwarded-for', 'x-real-ip'].some(name => headers.has(name))) return false
  const host = headers.get('host')?.replace(/:\d+$/, '') ?? ''
  return host === 'localhost' || host.endsWith('.localhost') || isLoopback(host.replace(/^\[|\]$/g, ''))
}

export function mailViewer(mailer: Mailer, trust_proxy: boolean): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    if (!(isLoopback(c.get('ip')) && isDirect(c.req.raw.headers, trust_proxy))) return c.notFound()
    c.header('Cache-Control', 'no-store')
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'",
    )
    return next()
  })
  app.get('/', async c => {
    const mails = await listMail(mailer.folder, { limit: mails_shown })
    const rows = mails.map(
      m =>
        html`<tr><td>${m.date}</td><td>${m.to}</td><td><a href="/dev/mail/${m.id}">${m.subject || '(no subject)'}</a></td></tr>`,
    )
    const empty = html`<p>No email yet. What Leadwright sends without SMTP_URL, and all email of the demo, appears here.</p>`
    const table = html`<table><tr><th>Date</th><th>To</th><th>Subject</th></tr>${rows}</table>`
    return c.html(frame('Email', html`<h1>Email</h1>${mails.length === 0 ? empty : table}`))
  })
  app.get('/:id', async c => {
    const mail = await readMail(mailer.folder, c.req.param('id'))
    if (!mail) return c.notFound()
    const body = html`<p><a href="/dev/mail">← Email</a></p><h1>${mail.subject}</h1>
      <p>From ${mail.from}<br>To ${mail.to}<br>${mail.date}</p>
      <ul>${mail.links.map(link => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}</ul>
      <iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${mail.id}/html" title="HTML part"></iframe>
      <h2>Text part</h2><pre>${mail.text}</pre>
      <h2>Headers</h2><pre>${Object.entries(mail.headers)
        .map(([k, v]) => `${k}: ${v}\n`)
        .join('')}</pre>`
    return c.html(frame(mail.subject, body))
  })
  app.get('/:id/html', async c => {
    const mail = await readMail(mailer.folder, c.req.param('id'))
    return mail ? c.html(mail.html) : c.notFound()
  })
  return app
}
