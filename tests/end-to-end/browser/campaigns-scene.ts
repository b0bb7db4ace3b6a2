/** A site with a popup, a page of another site that has it, and the owner signed in. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { signUp } from './owner.ts'

export let fixture: ServerFixture
export let browser: Browser
export let page: Page
export let host: HostSite
export let client: Leadwright
export let site_id: string

export const complaints: string[] = []
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const step = (name: string) => page.locator('[aria-current=step]', { hasText: name }).waitFor()

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fixture = await openServerFixture()
    client = await signUp(fixture)
    const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
    const site = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } })
    site_id = site.id
    await client.sites.publish({ site_id })
    for (const name of ['town', 'city']) {
      await client.customFields.create({ site_id, body: { type: 'text', name, label: name } })
    }
    await client.popups.create({
      site_id,
      body: {
        name: 'Balcony guide',
        triggers: [{ type: 'delay', seconds: 0 }],
        content: { heading: 'A guide to balconies', button_text: 'Send', thank_you_heading: 'Thank you' },
        form: {
          fields: [
            { name: 'email', label: 'Email' },
            { name: 'town', label: 'Town' },
          ],
        },
      },
    })
    host = await openHostSite(site.snippet, fixture.url)
    browser = await launchChromium()
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    page = await context.newPage()
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      // Refusals are staged here.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load')) complaints.push(message.text())
    })
    await page.goto(`${fixture.url}/login`)
    await signInByHand(page)
    await page.waitForURL('**/sites')
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await host?.close()
    await fixture?.close()
  })
}
