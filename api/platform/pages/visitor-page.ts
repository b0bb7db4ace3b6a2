/** The frame of the few pages that people reach from a mail: one card, no script, readable in every mail app. */
import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '../texts/messages/messages.ts'
import { fontOrigins, type PageSite, pageStyle } from './visitor-page-style.ts'

export type { PageSite } from './visitor-page-style.ts'

/** Pictures are the site's own, under the page's own address; fonts may be elsewhere. */
const policyOf = (style: string, targets: string, site: PageSite | undefined): string => {
  const hash = createHash('sha256').update(style).digest('base64')
  const fonts = site ? fontOrigins(site) : []
  const sources = [
    ...(site?.brand.logo_image_id || site?.brand.favicon_image_id ? ["img-src 'self'"] : []),
    ...(fonts.length > 0 ? [`font-src ${fonts.join(' ')}`] : []),
  ]
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    ...sources,
    `form-action ${targets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export interface VisitorPage {
  locale: Locale
  title: string
  /** Its logo or its name stands above the title, and the page is in its brand. */
  site?: PageSite | undefined
  paragraphs: readonly string[]
  /** Buttons post to their own action; nothing on a page happens by reading it. */
  buttons?: readonly { action: string; label: string; second?: boolean; above?: string }[]
  /** One field and its button. */
  form?: { action: string; name: string; label: string; button: string; characters_max: number }
  /** Markup of its own, already escaped, below the text. */
  content?: HtmlEscapedString
  /** The same below the buttons; its forms lead to this server. */
  below?: HtmlEscapedString
  links?: readonly { href: string; label: string }[]
  /** The language of the texts, where it is not one of the built-in languages. */
  language?: string | undefined
  status?: number
}

const pictureOf = ({ id }: PageSite, image: string, width: number): string =>
  `/v1/public/sites/${id}/images/${image}?width=${width}`

/** So wide that it is sharp on screens of two pixels each. */
const logo_px = 360
const icon_px = 64

function headOf(site: PageSite): HtmlEscapedString | Promise<HtmlEscapedString> {
  const { logo_image_id: logo, dark_logo_image_id: dark } = site.brand
  if (logo === '') return html`<p class="site" dir="auto">${site.name}</p>`
  const onDark = dark
    ? html`<source media="(prefers-color-scheme:dark)" srcset="${pictureOf(site, dark, logo_px)}">`
    : ''
  return html`<p class="site"><picture>${onDark}<img class="logo" src="${pictureOf(site, logo, logo_px)}" alt="${site.name}"></picture></p>`
}

export async function visitorPage(page: VisitorPage): Promise<Response> {
  const { site } = page
  const style = pageStyle(site)
  const icon = site?.brand.favicon_image_id
    ? html`<link rel="icon" type="image/webp" href="${pictureOf(site, site.brand.favicon_image_id, icon_px)}">`
    : ''
  const buttons = (page.buttons ?? []).map(
    b =>
      html`${b.above ? html`<hr /><p class="quiet">${b.above}</p>` : ''}<form method="post" action="${b.action}"><button class="${b.second ? 'second' : 'first'}" type="submit">${b.label}</button></form>`,
  )
  const form = page.form
    ? html`<form method="post" action="${page.form.action}"><label for="field">${page.form.label}</label><textarea id="field" name="${page.form.name}" maxlength="${page.form.characters_max}" required dir="auto"></textarea><button class="first" type="submit">${page.form.button}</button></form>`
    : ''
  const text = await html`<!doctype html>
<html lang="${page.language ?? page.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${page.title}</title>${icon}<style>${raw(style)}</style></head>
<body><main>${site ? headOf(site) : ''}<h1 dir="auto">${page.title}</h1>${page.paragraphs.map(p => html`<p dir="auto">${p}</p>`)}${page.content ?? ''}${form}${buttons}${page.below ?? ''}${(page.links ?? []).map(({ href, label }) => html`<p><a href="${href}">${label}</a></p>`)}</main></body></html>
`
  return new Response(String(text), {
    status: page.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // A form may redirect to the owner's pages, and browsers apply form-action to that redirect too.
      'Content-Security-Policy': policyOf(style, page.content ? "'self' http: https:" : "'self'", site),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
