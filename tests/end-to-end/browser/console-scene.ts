/** An administrator, an owner and their sites. */
import { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture, setUpToken } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

export const helper = {
  email: 'rosa@example.com',
  password: 'correct horse staple',
  first_name: 'Rosa',
  last_name: 'Vega',
}

export let fixture: ServerFixture
let browser: Browser
export let page: Page
export let client: Leadwright
export let site_id: string

export const noBarriers = () => expectNoBarriers(page)

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fixture = await openServerFixture()
    const token = await setUpToken(fixture.server)
    const { password } = helper
    await new Leadwright({ baseUrl: fixture.url }).auth.setUp({
      body: { ...helper, password_confirmation: password, token },
    })
    client = await signUp(fixture)
    ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
    browser = await launchChromium()
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
    page = await context.newPage()
    await page.goto(`${fixture.url}/login`)
    await signInByHand(page, helper.password, helper.email)
    await page.waitForURL('**/sites')
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
  })
}
