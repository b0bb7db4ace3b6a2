/** A server behind a proxy, so that each browser has an address of its own, and an owner with a site. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signUp } from './owner.ts'

export let fixture: ServerFixture
let browser: Browser
export let person: Leadwright
export let site_id: string

/** A browser of its own, at an address that the server has not seen before. */
export async function newPage(address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  return context.newPage()
}

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fixture = await openServerFixture({ TRUST_PROXY: 'true' })
    browser = await launchChromium()
    person = await signUp(fixture)
    site_id = (await person.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } })).id
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
  })
}
