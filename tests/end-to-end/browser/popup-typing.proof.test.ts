/** Words of a popup typed in its preview, and the fields of its form put into another order. */
import type { Leadwright, Popup } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let site_id: string
let client: Leadwright

const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
  await client.sites.publish({ site_id })
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const preview = () => page.locator('[data-slot=preview-page] iframe').contentFrame()
const popup_id = () => /popups\/(popup_\w+)/.exec(page.url())?.[1] ?? ''
const saved = () => client.popups.get({ site_id, popup_id: popup_id() })
const savedIs = (fits: (popup: Popup) => boolean, what: string) => eventually(async () => fits(await saved()), what)
const settings = (id: string) => `${fixture.url}/sites/${site_id}/site/popups/${id}/settings`
const newsletter = { heading: 'One letter', button_text: 'Subscribe', thank_you_heading: 'Thank you' }

async function newPopup(): Promise<string> {
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

test('words are typed in the preview itself, with the panel in step, and undone from there', async () => {
  await newPopup()
  const field = page.getByRole('textbox', { name: 'Heading' }).first()
  const heading = preview().locator('h2')
  await heading.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' a week')
  await expect.poll(() => field.inputValue()).toBe('One letter a week')
  await savedIs(({ content }) => content.heading === 'One letter a week', 'the typed heading')
  await page.keyboard.press('Control+z')
  await expect.poll(() => field.inputValue()).toBe('One letter')
  await expect.poll(() => heading.textContent()).toBe('One letter')
  await preview().getByText('First name', { exact: false }).first().click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Your ')
  await expect.poll(() => page.getByRole('textbox', { name: 'Label' }).inputValue()).toBe('Your First name')
  await preview().getByRole('button', { name: 'Subscribe' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' now')
  await savedIs(({ content }) => content.button_text === 'Subscribe now', 'the typed button')
  await page.getByRole('radio', { name: 'Tries the popup' }).click()
  await preview().getByRole('button', { name: 'Subscribe now' }).click()
  await preview().getByText('Please fill in this field.').first().waitFor()
})

test('a field is dragged by the keys of its handle', async () => {
  await newPopup()
  await page.getByRole('row', { name: /^First name/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await savedIs(({ form }) => form.fields.map(({ name }) => name).join() === 'email,first_name', 'the new order')
})
