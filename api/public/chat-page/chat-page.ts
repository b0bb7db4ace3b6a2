/** `/a{secret}/:site_id/:id`: an assistant's chat as a page of its own, which other pages may put into a frame. */
import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Installation, SiteFacts } from '../../platform/features/context.ts'
import type { Env } from '../../platform/http/exchange.ts'
import { visitorPage } from '../../platform/pages/visitor-page.ts'
import { fontOrigins } from '../../platform/pages/visitor-page-style.ts'
import { requireHere } from '../../platform/routing/moved-site.ts'
import { requestLocale } from '../../platform/routing/request-context.ts'
import { type Locale, locales, messageOf } from '../../platform/texts/messages/messages.ts'
import { publicAssistant } from '../../site/assistants/assistants/rules.ts'

const style =
  'html,body{height:100%;margin:0}main{height:100dvh}noscript{display:block;padding:24px;font:16px/1.5 system-ui}'
const hash = createHash('sha256').update(style).digest('base64')

/** Nothing but the chat runs on it, and any page may frame it: it has no cookie and no button but its own. */
const policyOf = (site: SiteFacts): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    `font-src 'self' ${fontOrigins(site).join(' ')}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')

export function chatPage(installation: Installation): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/:secret{a[0-9A-Za-z_-]{8,}}/:site_id/:assistant_id', async c => {
    const { secret, site_id, assistant_id } = c.req.param()
    const site = await installation.sites.find(site_id)
    const asked = c.req.query('locale')
    const locale = locales.find(one => one === asked) ?? requestLocale(c)
    if (site) requireHere(site)
    if (!site?.published) return nothingHere(locale)
    const database = await installation.databases.site(site_id)
    const assistant = await database.read(db => publicAssistant(db, assistant_id))
    if (!assistant || secret !== `a${assistant.page_secret}`) return nothingHere(locale)
    const version = await installation.widgetBuild.current()
    const page = await pageOf({ site, assistant_id, locale, title: assistant.name, version: version ?? '' })
    return c.body(page, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policyOf(site),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    })
  })
  return app
}

/** For people: whoever opens such an address has a browser. */
const nothingHere = (locale: Locale): Promise<Response> =>
  visitorPage({
    locale,
    title: messageOf(locale, 'page.link_invalid.title'),
    paragraphs: [messageOf(locale, 'page.chat.gone')],
    status: 404,
  })

interface Page {
  site: SiteFacts
  assistant_id: string
  locale: Locale
  title: string
  /** Of the widget. */
  version: string
}

const pageOf = async ({ site, assistant_id, locale, title, version }: Page): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(style)}</style></head>
<body><main data-site="${site.id}" data-assistant="${assistant_id}"></main><noscript>${messageOf(locale, 'page.chat.no_script')}</noscript><script type="module" src="/widget/${version}/chat-page.js"></script></body></html>
`,
  )
