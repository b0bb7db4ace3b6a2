/** The built admin: its files, and its page for the paths of its screens. A strict CSP guards the token. */
import { extname, normalize } from 'node:path'
import { Hono } from 'hono'
import { problem } from '../../platform/problem/problem.ts'
import { type StaticFile, serveFile, staticFiles } from '../../platform/routing/static-files.ts'

const html = 'text/html; charset=utf-8'

const types: Record<string, string> = {
  '.html': html,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

interface Sources {
  script: string
  image: string
  connection: string
  frame: string
}

function toPolicy({ script, image, connection, frame }: Sources): string {
  return [
    "default-src 'none'",
    `script-src 'self'${script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${image}`,
    "font-src 'self'",
    `connect-src 'self'${connection}`,
    `frame-src 'self' data: blob:${frame}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const headers = {
  'Content-Security-Policy': toPolicy({ script: '', image: '', connection: '', frame: '' }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
}

/** Pages with a payment form run Stripe.js, whose card fields are frames of Stripe's and which calls Stripe's API. */
const stripe_js = ' https://js.stripe.com https://*.js.stripe.com'
const payment_policy = toPolicy({
  script: stripe_js,
  image: ' https://*.stripe.com',
  connection: ' https://api.stripe.com',
  frame: `${stripe_js} https://hooks.stripe.com`,
})
const payment_pages = 'pages/payment/'

/** Written by the admin's build: the page of each screen by its path, such as `/sites/$site_id/leads`; its files are nobody's to read. */
const screens_file = 'screens.json'
const own_files = /^\/(index\.html|chunks\.json|screens\.json|pages\/.*)$/

/** Where plans are for sale, the page that shows them may be found, with what draws it; nothing else of the admin is for search engines. */
const pricing_paths = ['/$', '/assets/', '/start/', '/favicon.svg', '/boot.js', '/v1/public/pricing']
const toRobots = (allowed: readonly string[]): string =>
  ['User-agent: *', ...allowed.map(path => `Allow: ${path}`), 'Disallow: /', ''].join('\n')

interface Options {
  /** Whether the start page shows plans. */
  sellsPlans?: boolean
}

export function adminFiles(folder: string, { sellsPlans = false }: Options = {}): Hono {
  const files = staticFiles(folder)
  let read: { from: StaticFile; screens: Screens } | undefined
  async function pageOf(path: string): Promise<{ file: StaticFile; hasPayment: boolean } | null> {
    const from = await files.find(screens_file)
    if (from && read?.from !== from) read = { from, screens: screensOf(JSON.parse(Buffer.from(from.plain).toString())) }
    const page = from && read?.screens.find(({ pattern }) => pattern.test(path))?.page
    const file = page ? await files.find(page) : null
    return file && { file, hasPayment: page?.startsWith(payment_pages) ?? false }
  }
  const app = new Hono()
  app.get('/robots.txt', c => c.text(toRobots(sellsPlans ? pricing_paths : [])))
  // Asked for by browsers on pages that name no icon; a 404 would stand in their consoles.
  app.get('/favicon.ico', c => c.body(null, 204))
  app.get('*', async c => {
    const path = normalize(decodeURIComponent(c.req.path)).replaceAll('\\', '/')
    const type = types[extname(path)]
    if (type && !path.includes('..') && !own_files.test(path)) {
      const file = await files.find(path)
      if (!file) throw problem('not_found')
      const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      return serveFile(c, file, type, { ...headers, 'Cache-Control': caching })
    }
    const [page, ofScreen] = await Promise.all([files.find('index.html'), pageOf(path)])
    if (!page) return c.text('The admin is not built. Start with “npm start”, which builds it.', 503)
    const uncached = { ...headers, 'Cache-Control': 'no-cache' }
    if (ofScreen) {
      const own = ofScreen.hasPayment && { 'Content-Security-Policy': payment_policy }
      return serveFile(c, ofScreen.file, html, { ...uncached, ...own })
    }
    // A person who mistyped reads it in the admin, with the way back.
    if (path.startsWith('/v1/') || !c.req.header('accept')?.includes('text/html')) throw problem('not_found')
    return c.body(await page.in('identity'), 404, { ...uncached, 'Content-Type': html })
  })
  return app
}

type Screens = { pattern: RegExp; page: string }[]

/** As the admin's router matches: without regard to case, with or without a slash at the end. */
function screensOf(pages: Record<string, string>): Screens {
  const literal = (part: string) => (part.startsWith('$') ? '[^/]+' : RegExp.escape(part))
  const patternOf = (path: string) => path.replace(/\/$/, '').split('/').map(literal).join('/')
  // A name is meant before what may be anything.
  const rank = (path: string) => path.replaceAll(/\$[^/]+/g, '\uffff')
  return Object.entries(pages)
    .toSorted(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))
    .map(([path, page]) => ({ pattern: new RegExp(`^${patternOf(path)}/?$`, 'i'), page }))
}
