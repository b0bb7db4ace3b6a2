/** An owner with a site, signed in at the admin. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

export let fixture: ServerFixture
export let client: Leadwright
let browser: Browser
export let page: Page
export let site_id: string

export const noBarriers = () => expectNoBarriers(page)

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fixture = await openServerFixture()
    client = await signUp(fixture)
    ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
    browser = await launchChromium()
    page = await openAdmin(fixture, browser)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
  })
}
