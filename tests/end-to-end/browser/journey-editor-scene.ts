/** A draft with steps in branches, in the editor. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

export let fixture: ServerFixture
export let browser: Browser
export let page: Page
export let site_id: string
export let journey_id: string
export let client: Leadwright

export const complaints: string[] = []
const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
const leave = (id: string) => ({ id, type: 'unsubscribe' as const })

export const steps = [
  { id: 'wait', type: 'delay' as const, duration: { value: 2, unit: 'days' as const } },
  {
    ...{ id: 'fork', type: 'paths' as const, otherwise: [leave('else')] },
    branches: [{ id: 'half', name: 'Half', when: { type: 'percentage' as const, percent: 50 }, steps: [leave('in')] }],
  },
  leave('last'),
]

export let made = 0

/** The journey that the screens show from here on. */
export const choose = (id: string): void => {
  journey_id = id
}

export async function newJourney(): Promise<string> {
  const name = `Journey ${++made}`
  const { id, version, document } = await client.journeys.create({ site_id, body: { name } })
  const body = { document: { ...document, triggers: [{ type: 'lead_created' as const }], steps } }
  await client.journeys.update({ site_id, journey_id: id, body }, { ifMatch: version })
  return id
}

const pathTo = (screen: string, id = journey_id) =>
  `${fixture.url}/sites/${site_id}/marketing/automated-journeys/${id}/${screen}`

export const open = async (screen: string, id?: string) => {
  await page.goto(pathTo(screen, id))
  await page.locator('[data-outline]').first().waitFor()
}

export const saved = async () => (await client.journeys.get({ site_id, journey_id })).document.steps
export const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.outline ?? '')

export const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

export const savedIs = (fits: (steps: Awaited<ReturnType<typeof saved>>) => boolean, what: string) =>
  eventually(async () => fits(await saved()), what)

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fixture = await openServerFixture()
    client = await signUp(fixture)
    ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
    browser = await launchChromium()
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
    page = await context.newPage()
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      // Refusals and lost connections are staged here.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load')) complaints.push(message.text())
    })
    await page.goto(`${fixture.url}/login`)
    await signInByHand(page)
    await page.waitForURL('**/sites')
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
  })
  beforeEach(async () => {
    journey_id = await newJourney()
  })
}
