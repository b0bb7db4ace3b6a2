/** An owner’s site in the admin, and the popup that is open there. */
import type { Leadwright, Popup } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

export let fixture: ServerFixture
export let browser: Browser
export let page: Page
export let site_id: string
export let client: Leadwright

export const complaints: string[] = []
const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
export const preview = () => page.locator('[data-slot=preview-page] iframe').contentFrame()
export const popup_id = () => /popups\/(popup_\w+)/.exec(page.url())?.[1] ?? ''
export const saved = () => client.popups.get({ site_id, popup_id: popup_id() })
export const savedIs = (fits: (popup: Popup) => boolean, what: string) =>
  eventually(async () => fits(await saved()), what)

export const settings = (id: string) => `${fixture.url}/sites/${site_id}/site/popups/${id}/settings`
const newsletter = { heading: 'One letter', button_text: 'Subscribe', thank_you_heading: 'Thank you' }

export async function newPopup(): Promise<string> {
  const fields = [
    { name: 'first_name', label: 'First name' },
    { name: 'email', label: 'Email' },
  ]
  const { id } = await client.popups.create({
    site_id,
    body: { name: 'Letter', content: newsletter, form: { fields } },
  })
  await page.goto(settings(id))
  await preview().getByRole('heading', { name: 'One letter' }).waitFor()
  return id
}

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fixture = await openServerFixture()
    client = await signUp(fixture)
    ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
    await client.sites.publish({ site_id })
    browser = await launchChromium()
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
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
    await fixture?.close()
  })
}
