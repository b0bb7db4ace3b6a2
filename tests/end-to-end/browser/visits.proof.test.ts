/** A page that closes tells what was done on it: in Chromium, with the real server, by closing it or by going elsewhere. */
import type { Leadwright, Visit } from '@leadwright/sdk'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { signUp } from './owner.ts'

const PAGES = 120
/** One in a hundred, and at least one. */
const MAY_BE_LOST = Math.max(1, Math.floor(PAGES / 100))
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let fixture: ServerFixture
let client: Leadwright
let browser: Browser
let host: HostSite
let site_id: string
beforeAll(async () => {
  fixture = await openServerFixture({ VISITS_BURST: '10000', VISITS_PER_MINUTE: '10000' })
  client = await signUp(fixture)
  const site = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } })
  site_id = site.id
  const { snippet } = await client.sites.publish({ site_id })
  await client.sites.updateTrackingSettings({ site_id, body: { enabled: true } })
  host = await openHostSite(snippet, fixture.url)
  // Said by the whole browser: what a page sends while it leaves does not know of a context's own agent.
  const args = ['--no-sandbox', '--disable-gpu', `--user-agent=${agent}`]
  browser = await chromium.launch({ executablePath: chromiumPath(), args })
})
afterAll(async () => {
  await browser?.close()
  await host?.close()
  await fixture?.close()
})

/** A person's browser: neither says that a program drives it. */
async function openContext(): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Madrid' })
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  return context
}

/** The visit has arrived: what is told of a page before that finds nothing to be added to. */
const told = (page: Page): Promise<unknown> =>
  page.waitForResponse(answer => answer.url().endsWith('/events') && answer.request().method() === 'POST')

const ways = [
  (page: Page) => page.close(),
  (page: Page) => page.close({ runBeforeUnload: true }),
  async (page: Page) => {
    await page.goto(`${fixture.url}/healthz`)
    await page.close()
  },
]

async function visitsOf(visitor_id: string): Promise<Visit[]> {
  const all: Visit[] = []
  for await (const visit of client.visitors.listVisits({ site_id, visitor_id, limit: 100 })) all.push(visit)
  return all
}

test('of many pages that close right after a press, hardly any is lost', async () => {
  const context = await openContext()
  for (let i = 0; i < PAGES; i++) {
    const page = await context.newPage()
    const first = told(page)
    await page.goto(`${host.url}?page=${i}`)
    await first
    await page.mouse.click(50, 50)
    await ways[i % ways.length]?.(page)
  }
  const { data } = await client.visitors.list({ site_id, robots: true })
  const { data: people } = await client.visitors.list({ site_id })
  const [visitor] = [...data, ...people]
  expect(visitor).toMatchObject({ device: 'desktop', platform: 'Windows', browser: 'Chrome', country_code: 'ES' })
  const wanted = PAGES - MAY_BE_LOST
  const whole = async () => {
    const visits = await visitsOf(visitor?.uuid ?? '')
    const kept = visits.filter(visit => visit.interactions >= 1 && visit.visible_ms > 0).length
    return visits.length >= wanted && kept >= wanted && { visits: visits.length, kept }
  }
  const counted = await eventually(whole, `${wanted} pages with what was done on them`)
  process.stdout.write(`pages kept: ${counted.visits} of ${PAGES}; with what was done on them: ${counted.kept}\n`)
  await context.close()
}, 180_000)
