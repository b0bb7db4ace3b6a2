/** `/demo`: a business's page as a foreign site shows it, the widget on it, and a bar that moves the demo's clock. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { foreignOrigin } from '../../account/demo/rules.ts'
import { demoSites } from '../../account/sites/rules.ts'
import type { Installation } from '../../platform/features/context.ts'
import type { Env } from '../../platform/http/exchange.ts'
import { isAtThisMachine } from '../../platform/network/loopback.ts'
import { requestLocale } from '../../platform/routing/request-context.ts'
import { liveSite } from '../../site/capture/popups/rules.ts'
import { barPage } from './bar-page.ts'
import { hostPage } from './host-page.ts'
import { hostTexts } from './host-texts.ts'

const files = {
  'bar.css': 'text/css; charset=utf-8',
  'bar.js': 'text/javascript; charset=utf-8',
  'host.css': 'text/css; charset=utf-8',
  'host.js': 'text/javascript; charset=utf-8',
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

export function demo(installation: Installation): Hono<Env> {
  const { public_url } = installation.config
  const host_origin = foreignOrigin(public_url)
  const barPolicy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; frame-src ${host_origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  // A strict policy: the widget needs two entries and nothing inline.
  const hostPolicy = `default-src 'none'; script-src 'self' ${public_url}; connect-src ${public_url}; style-src 'self'; img-src 'self' ${public_url} data:; base-uri 'none'; form-action 'none'; frame-ancestors *`
  const app = new Hono<Env>()

  app.get('/', async c => {
    const rows = await installation.databases.control.read(demoSites)
    const sites = rows.map(({ id, name, language, timezone, subdomain }) => ({
      id,
      name,
      language,
      timezone,
      subdomain,
    }))
    const site = sites.find(s => s.id === c.req.query('site')) ?? sites[0]
    const can_move = isAtThisMachine({ ip: c.get('ip'), headers: c.req.raw.headers }, installation.config)
    const page = await barPage({ locale: requestLocale(c), sites, site, host_origin, can_move })
    return c.body(page, 200, { ...headers, 'Content-Security-Policy': barPolicy })
  })

  app.get('/page', async c => {
    const site = await installation.sites.find(c.req.query('site') ?? '')
    if (!site?.is_demo) return c.text('Not found', 404)
    const snippet = { src: `${public_url}/widget.js`, site_id: site.id }
    const { popups } = await liveSite(installation, site)
    const form_id = [...popups.values()].find(popup => popup.type === 'embedded')?.id
    const texts = hostTexts[site.language]
    const page = await hostPage({ name: site.name, locale: site.language, texts, snippet, form_id })
    return c.body(page, 200, { ...headers, 'Content-Security-Policy': hostPolicy })
  })

  for (const [name, type] of Object.entries(files)) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    app.get(`/${name}`, c => c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }))
  }
  return app
}
