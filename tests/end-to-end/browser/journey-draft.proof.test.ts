/** What becomes of a draft between browser and server: lost connections, somebody else's changes; and dates in the admin's language. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page, Route } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let site_id: string
let journey_id: string
let client: Leadwright

const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
const steps = [
  { id: 'wait', type: 'delay' as const, duration: { value: 2, unit: 'days' as const } },
  { id: 'last', type: 'unsubscribe' as const },
]

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
  browser = await launchChromium()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })).newPage()
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

let made = 0
beforeEach(async () => {
  const created = await client.journeys.create({ site_id, body: { name: `Journey ${++made}` } })
  journey_id = created.id
  const document = { ...created.document, triggers: [{ type: 'lead_created' as const }], steps }
  await client.journeys.update({ site_id, journey_id, body: { document } })
})

const open = async (screen: string) => {
  await page.goto(`${fixture.url}/sites/${site_id}/marketing/automated-journeys/${journey_id}/${screen}`)
  await page.locator('[data-outline]').first().waitFor()
}

test('what could not be saved is tried again by itself, and at once when asked to', async () => {
  await open('flow-editor')
  const isSaving = (route: Route) => route.request().method() === 'PATCH'
  const cutOff = (route: Route) => (isSaving(route) ? route.abort() : route.continue())
  await page.route('**/journeys/*', cutOff)
  await page.getByRole('textbox', { name: 'Name' }).fill('Cut off')
  const indicator = page.locator('[data-slot=save-status]')
  await indicator.getByText('No connection').waitFor()
  await page.unroute('**/journeys/*', cutOff)
  // Nothing is touched: the connection is back, and that is enough.
  await indicator.getByText('Saved', { exact: true }).waitFor()
  expect((await client.journeys.get({ site_id, journey_id })).name).toBe('Cut off')

  await page.route('**/journeys/*', cutOff)
  await page.getByRole('textbox', { name: 'Name' }).fill('Cut off again')
  const retry = indicator.getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await page.unroute('**/journeys/*', cutOff)
  await retry.click()
  await indicator.getByText('Saved', { exact: true }).waitFor()
  expect((await client.journeys.get({ site_id, journey_id })).name).toBe('Cut off again')
})

test('changed elsewhere: what is on the screen is kept until the owner chooses', async () => {
  await open('flow-editor')
  const { version } = await client.journeys.get({ site_id, journey_id })
  await page.route('**/stream*', route => route.abort())
  await page.reload()
  await page.locator('[data-outline="step:last"]').waitFor()
  await client.journeys.update({ site_id, journey_id, body: { description: 'Elsewhere' } }, { ifMatch: version })
  await page.locator('[data-outline="step:last"]').focus()
  await page.keyboard.press('Delete')
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
  await dialog.getByRole('button', { name: 'Overwrite' }).click()
  const isRemoved = async () => (await client.journeys.get({ site_id, journey_id })).document.steps.length === 1
  await eventually(isRemoved, 'the removal')
  await page.unroute('**/stream*')
})

test('a date is written as the language of the admin writes it, whatever that of the browser', async () => {
  const field = { type: 'date' as const, name: 'hired', label: 'Hired' }
  const { id: field_id } = await client.customFields.create({ site_id, body: field })
  const { document } = await client.journeys.get({ site_id, journey_id })
  const triggers = [{ type: 'date_field' as const, field_id, offset_days: 0, at: '09:00', yearly: true }]
  await client.journeys.update({ site_id, journey_id, body: { document: { ...document, triggers } } })
  const written = async (language: string, button: string) => {
    await page.evaluate(language => localStorage.setItem('leadwright.language', language), language)
    await open('flow-editor')
    await page.getByRole('button', { name: button }).click()
    const segments = page.getByRole('group', { name: 'Hired' }).getByRole('spinbutton')
    await segments.first().waitFor()
    return segments.evaluateAll(all => all.map(segment => segment.getAttribute('data-type')))
  }
  expect(await written('es', 'Probar')).toEqual(['day', 'month', 'year'])
  expect(await written('en', 'Try it')).toEqual(['month', 'day', 'year'])
})
