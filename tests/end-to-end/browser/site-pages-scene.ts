/** A site, and its owner signed in. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

export let fixture: ServerFixture
export let browser: Browser
export let page: Page
export let client: Leadwright
export let site_id: string

export const complaints: string[] = []

export const press = async (role: 'button' | 'tab' | 'link' | 'radio', name: string | RegExp) => {
  await page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .focus()
  await page.keyboard.press(role === 'radio' ? 'Space' : 'Enter')
}

export const block = (name: string | RegExp) => page.getByRole('group', { name })
export const isAccessible = () => expectNoBarriers(page, 'iframe')

export const pageNamed = async (name: string) => {
  const { data } = await client.pages.list({ site_id, search: name })
  return data.find(one => one.name === name)
}

/** For each file that plays in it. `configure`: of the server, before it starts. */
export function setUp(configure?: () => Promise<Record<string, string>>): void {
  beforeAll(async () => {
    fixture = await openServerFixture(await configure?.())
    client = await signUp(fixture)
    const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
    ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
    await client.sites.publish({ site_id })
    browser = await launchChromium()
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
    page = await context.newPage()
    // A file before this one may have left some.
    complaints.length = 0
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error' && !/status of (503|422)|sandboxed/.test(message.text()))
        complaints.push(`${message.text()} ${message.location().url}`)
    })
    await page.goto(`${fixture.url}/login`)
    await signInByHand(page)
    await page.waitForURL('**/sites')
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
  })
}
