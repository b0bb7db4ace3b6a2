/** The frame of the few pages that people reach from a mail: one card, no script, readable in every mail app. */
import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from './messages/messages.ts'

const style = `
:root{color-scheme:light dark;--page:#f5f5f3;--card:#fff;--line:#e2e1dd;--edge:#868a90;--text:#1f2328;--quiet:#5f636a;--accent:#1a56db;--on-accent:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--page:#16181c;--card:#202328;--line:#34383f;--edge:#767b83;--text:#e8e9eb;--quiet:#a4a8af;--accent:#8ab4ff;--on-accent:#10131a;--bad:#f2a09a}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:440px;padding:32px;background:var(--card);border:1px solid var(--line);border-radius:10px}
h1{margin:0 0 8px;font-size:20px;line-height:1.3;font-weight:600;text-wrap:balance}
p{margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere}
p:last-child{margin-bottom:0}
.site{margin-bottom:24px;color:var(--quiet);font-size:13px;font-weight:500}
.quiet{color:var(--quiet);font-size:14px}
hr{height:1px;margin:24px 0;border:0;background:var(--line)}
button{min-height:40px;padding:8px 16px;border:1px solid var(--accent);border-radius:6px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:500;cursor:pointer}
button.second{background:transparent;color:var(--accent)}
button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
label{display:block;margin-bottom:4px;font-size:14px;font-weight:500}
textarea{width:100%;min-height:96px;margin-bottom:16px;padding:8px 12px;border:1px solid var(--edge);border-radius:6px;background:var(--card);color:var(--text);font:inherit}
input:not([type=checkbox],[type=hidden]),select{width:100%;min-height:40px;padding:8px 12px;border:1px solid var(--edge);border-radius:6px;background:var(--card);color:var(--text);font:inherit}
input:focus-visible,select:focus-visible,textarea:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
[aria-invalid]{border-color:var(--bad)}
.error{display:block;color:var(--bad);font-size:14px}
a{color:var(--accent)}
form{margin:0 0 8px}
form:last-child{margin:0}`

const policyOf = (targets: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`

export interface VisitorPage {
  locale: Locale
  title: string
  /** Shown small above the title: whose page it is. */
  site_name: string
  paragraphs: readonly string[]
  /** Buttons post to their own action; nothing on a page happens by reading it. */
  buttons?: readonly { action: string; label: string; second?: boolean; above?: string }[]
  /** One field and its button. */
  form?: { action: string; name: string; label: string; button: string; characters_max: number }
  /** Markup of its own, already escaped, below the text. */
  content?: HtmlEscapedString
  links?: readonly { href: string; label: string }[]
  /** The language of the texts, where it is not one of the built-in languages. */
  language?: string | undefined
  status?: number
}

export async function visitorPage(page: VisitorPage): Promise<Response> {
  const buttons = (page.buttons ?? []).map(
    b =>
      html`${b.above ? html`<hr /><p class="quiet">${b.above}</p>` : ''}<form method="post" action="${b.action}"><button class="${b.second ? 'second' : 'first'}" type="submit">${b.label}</button></form>`,
  )
  const form = page.form
    ? html`<form method="post" action="${page.form.action}"><label for="field">${page.form.label}</label><textarea id="field" name="${page.form.name}" maxlength="${page.form.characters_max}" required dir="auto"></textarea><button class="first" type="submit">${page.form.button}</button></form>`
    : ''
  const text = await html`<!doctype html>
<html lang="${page.language ?? page.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${page.title}</title><style>${raw(style)}</style></head>
<body><main>${page.site_name === '' ? '' : html`<p class="site" dir="auto">${page.site_name}</p>`}<h1 dir="auto">${page.title}</h1>${page.paragraphs.map(p => html`<p dir="auto">${p}</p>`)}${page.content ?? ''}${form}${buttons}${(page.links ?? []).map(({ href, label }) => html`<p><a href="${href}">${label}</a></p>`)}</main></body></html>
`
  return new Response(String(text), {
    status: page.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // A form may redirect to the owner's pages, and browsers apply form-action to that redirect too.
      'Content-Security-Policy': policyOf(page.content ? "'self' http: https:" : "'self'"),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
