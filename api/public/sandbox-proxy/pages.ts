/** The pages that our server shows in the place of a sandbox: it wakes up, it cannot be entered, it does not answer. */
import type { ServerResponse } from 'node:http'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'

export type ShownPage = 'waking' | 'entrance' | 'ended' | 'not_found' | 'busy' | 'failed' | 'space'

/** Says that the page is ours, and which. */
export const sandbox_page_header = 'x-sandbox-page'

const statuses: Record<ShownPage, number> = {
  waking: 503,
  entrance: 403,
  ended: 410,
  not_found: 404,
  busy: 503,
  failed: 502,
  space: 413,
}
const again_seconds = 2
const wait_seconds = 10

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;color:#1d2129;background:#f6f7f9}main{max-width:28rem;padding:2rem;text-align:center}h1{font-size:1.4rem}@media(prefers-color-scheme:dark){body{color:#e8eaee;background:#16181d}}'

export const localeFrom = (accept: string | undefined): Locale => (/^\s*es\b/i.test(accept ?? '') ? 'es' : 'en')

/** A page that wakes reloads itself. */
export function showPage(outgoing: ServerResponse, page: ShownPage, locale: Locale): void {
  const title = messageOf(locale, `page.sandbox_${page}.title`)
  const text = messageOf(locale, `page.sandbox_${page}.text`)
  const refresh = page === 'waking' ? `<meta http-equiv="refresh" content="${again_seconds}">` : ''
  const body = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${refresh}<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p role="status">${text}</p></main></body></html>\n`
  const status = statuses[page]
  outgoing.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    [sandbox_page_header]: page,
    'X-Robots-Tag': 'noindex, nofollow',
    ...(status === 503 && { 'Retry-After': String(page === 'waking' ? again_seconds : wait_seconds) }),
  })
  outgoing.end(body)
}
