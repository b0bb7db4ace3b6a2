/** `/dev/mail`: an inbox of the email that went to files, for whoever sits at this machine. Anybody else gets 404. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import type { Config } from '../../platform/config/config.ts'
import type { Env } from '../../platform/http/exchange.ts'
import { listMail, readMail, readSource } from '../../platform/mail/mail-folder.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { isAtThisMachine } from '../../platform/network/loopback.ts'
import { requestLocale } from '../../platform/routing/request-context.ts'
import { mailViewerLimits } from './limits.ts'
import { type Inbox, inboxPage, type MailView, mailViews } from './pages.ts'

const styles = readFileSync(join(import.meta.dirname, 'mail-viewer.css'), 'utf8')
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** What an email itself brings: its styles lie in its markup. */
const emailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"

/** Where the admin tells of the email with that Message-ID; null for one that no site knows. */
export type FindEmail = (message_id: string) => Promise<string | null>

interface Needs {
  mailer: Pick<Mailer, 'folder'>
  config: Pick<Config, 'public_url'>
}

/** The emails hold links that reset passwords. */
export function mailViewer({ mailer: { folder }, config }: Needs, findEmail: FindEmail): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    if (!isAtThisMachine({ ip: c.get('ip'), headers: c.req.raw.headers }, config)) return c.notFound()
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', policy)
    return next()
  })
  const inbox = async (c: Context<Env>, open?: Inbox['open']) => {
    const search = c.req.query('q')?.trim() ?? ''
    const page = await findMail(folder, { search, before: c.req.query('before') })
    return c.html(await inboxPage({ locale: requestLocale(c), ...page, search, open }))
  }
  app.get('/', c => inbox(c))
  app.get('/mail-viewer.css', c => c.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/:id', async c => {
    const mail = await readMail(folder, c.req.param('id'))
    if (!mail) return c.notFound()
    const asked = c.req.query('view') as MailView
    const view = mailViews.includes(asked) ? asked : 'preview'
    const source = view === 'source' ? await readSource(folder, mail.id) : ''
    return inbox(c, { mail, view, source })
  })
  app.get('/:id/html', async c => {
    const mail = await readMail(folder, c.req.param('id'))
    if (!mail) return c.notFound()
    c.header('Content-Security-Policy', emailPolicy)
    return c.html(mail.html)
  })
  app.get('/:id/why', async c => {
    const mail = await readMail(folder, c.req.param('id'))
    const path = mail && (await findEmail(mail.message_id))
    return path ? c.redirect(path) : c.notFound()
  })
  return app
}

/** A page of emails, the newest first; where something is searched for, those in whose head it stands. */
async function findMail(folder: string, { search, before }: { search: string; before: string | undefined }) {
  const { inbox_emails_max, inbox_searched_emails_max } = mailViewerLimits
  const limit = search === '' ? inbox_emails_max : inbox_searched_emails_max
  const mails = await listMail(folder, { limit: limit + 1, before })
  const text = search.toLowerCase()
  const matching = mails
    .slice(0, limit)
    .filter(({ from, to, subject }) => `${from}\n${to}\n${subject}`.toLowerCase().includes(text))
  const shown = matching.slice(0, inbox_emails_max)
  if (matching.length > shown.length) return { mails: shown, older_than: shown.at(-1)?.id }
  return { mails: shown, older_than: mails.length > limit ? mails[limit - 1]?.id : undefined }
}
