/** A site, pages that have it, and its owner signed in. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { owner, signUp } from './owner.ts'

export let fixture: ServerFixture
export let browser: Browser
export let client: Leadwright
export let page: Page
export let site_id: string

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fixture = await openServerFixture()
    browser = await launchChromium()
    client = await signUp(fixture)
    site_id = (await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } })).id
    await client.sites.publish({ site_id })
    const { token } = await client.auth.signIn({ body: { email: owner.email, password: owner.password } })
    page = await browser.newPage({ locale: 'en' })
    await page.addInitScript(value => localStorage.setItem('leadwright.token', value), token)
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
  })
}
