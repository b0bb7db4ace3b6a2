/** A site with popups, and a page of another site that has it. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { signUp } from './owner.ts'

/** As a person's browser says it; otherwise everything would be counted as a robot's. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let fixture: ServerFixture
export let client: Leadwright
export let site_id: string
export let host: HostSite
export let browser: Browser
let context: BrowserContext
export let page: Page

export const thrown: string[] = []
export const sent: string[] = []

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fixture = await openServerFixture()
    client = await signUp(fixture)
    const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
    const made = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } })
    site_id = made.id
    const { snippet } = await client.sites.publish({ site_id })
    await client.sites.updateTrackingSettings({ site_id, body: { enabled: true, consent_mode: true } })
    // A popup that was closed would keep the next one waiting for half a minute.
    await client.sites.updateOverlaySettings({ site_id, body: { overlay_pause_seconds: 1 } })
    host = await openHostSite(snippet, fixture.url)
    browser = await launchChromium()
    context = await browser.newContext({ userAgent })
    await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
    page = await context.newPage()
    page.on('pageerror', error => thrown.push(error.message))
    page.on(
      'request',
      request => request.method() === 'POST' && sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
    )
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await host?.close()
    await fixture?.close()
  })
}
