/** A broadcast from the list to its results by keyboard: its steps, its confirmation, what it came to, its click map. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Locator, Page } from 'playwright'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, linkIn, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  const place = { subdomain: 'casa-verde', postal_address: 'Calle Mayor 1, 28013 Madrid' }
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', ...place } }))
  const sender = { first_name: 'Ana', last_name: 'García', email: 'ana@casa-verde.example', signature: 'Ana' }
  await client.senders.create({ site_id, body: { ...sender, reply_to: sender.email } })
  const mail = await fixture.mailTo(sender.email, /./)
  const link = linkIn(mail, `${fixture.url}/v1/public/`)
  expect((await fetch(link, { method: 'POST' })).status).toBe(200)
  const body_text =
    'Hello,\n\n[See the balconies](https://casa-verde.example/balconies)\n\n[Leave]({{ unsubscribe_url }})'
  await client.templates.create({ site_id, body: { name: 'Spring', subject: 'Spring on the balcony', body_text } })
  const { id: audience_id } = await client.audiences.create({ site_id, body: { name: 'Readers' } })
  const consent = { text: 'Write to me', text_version: 1 }
  for (const name of ['lucia', 'marc', 'nadia']) {
    const { id } = await client.leads.create({ site_id, body: { email: `${name}@example.com`, consent } })
    if (name !== 'nadia') await client.audiences.addLeads({ site_id, audience_id, body: { lead_ids: [id] } })
  }
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const noBarriers = () => expectNoBarriers(page, 'iframe')

/** Chooses from a select or combo box by keys alone. */
async function choose(control: Locator, name: string): Promise<void> {
  await control.press('Enter')
  const option = page.getByRole('option', { name })
  await option.waitFor()
  await option.press('Enter')
}

test('a broadcast goes from the list through its steps to its audience, and nobody else, by keyboard', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/emails/broadcasts`)
  await page.getByText('No broadcasts yet').waitFor()
  await page.getByRole('button', { name: 'Create broadcast' }).first().press('Enter')
  await page.locator('[role=dialog] input[name=name]:focus').waitFor()
  await page.keyboard.type('Spring news')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/emails/broadcasts/bcast_*')
  const audiences = page.getByRole('combobox', { name: /^Audiences/ })
  await audiences.fill('Read')
  await page.getByRole('option', { name: 'Readers' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('2', { exact: true }).first().waitFor()
  await noBarriers()
  await page.getByRole('link', { name: 'Continue' }).press('Enter')
  await choose(page.getByRole('button', { name: /Choose a template/ }), 'Spring')
  await choose(page.getByRole('button', { name: /Choose a sender/ }), 'Ana García')
  await noBarriers()
  await page.getByRole('link', { name: 'Continue' }).press('Enter')
  await page.getByRole('radio', { name: /Send now/ }).waitFor()
  await page.getByRole('link', { name: 'Continue' }).press('Enter')
  await page.getByText('Ready to send').waitFor()
  await noBarriers()
  await page.getByRole('button', { name: 'Send now' }).press('Enter')
  const asked = page.getByRole('alertdialog', { name: 'Send to 2 recipients' })
  await asked.getByRole('button', { name: 'Send now' }).press('Enter')
  await page.getByText('“Spring news” is on its way').waitFor()
  for (const name of ['lucia', 'marc']) await fixture.mailTo(`${name}@example.com`, /Spring on the balcony/)
  expect(fixture.sink.received.some(({ to }) => to === 'nadia@example.com')).toBe(false)
})

proofTest('its results count, and its click map shows at the link who followed it', async () => {
  const raw = fixture.sink.received.find(({ to }) => to === 'lucia@example.com')?.raw ?? ''
  const html = (await PostalMime.parse(raw)).html ?? ''
  const link = /href="([^"]+\/v1\/public\/clicks\/[^"]+)"/.exec(html)?.[1] ?? ''
  const pixel = /src="([^"]+\/v1\/public\/opens\/[^"]+)"/.exec(html)?.[1] ?? ''
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  await fetch(pixel, { headers })
  await fetch(link, { headers, redirect: 'manual' })
  const [broadcast] = (await client.broadcasts.list({ site_id })).data
  const broadcast_id = broadcast?.id ?? ''
  await eventually(async () => (await client.broadcasts.get({ site_id, broadcast_id })).status === 'sent', 'its end')
  await page.goto(`${fixture.url}/sites/${site_id}/emails/broadcasts/${broadcast_id}?tab=results`)
  await page.getByRole('heading', { name: 'Click map' }).waitFor()
  await page.getByRole('radio', { name: 'All clicks' }).press('Space')
  const marked = page
    .frameLocator('iframe[title="Click map"]')
    .locator('a[href="https://casa-verde.example/balconies"]')
  await expect.poll(() => marked.getAttribute('data-clicks')).toBe('1')
  await page.getByRole('rowheader', { name: 'https://casa-verde.example/balconies' }).waitFor()
  await noBarriers()
  const { delivered, links } = await client.broadcasts.getClickMap({ site_id, broadcast_id })
  expect(delivered).toBe(2)
  expect(links.map(({ url }) => url)).toEqual(['https://casa-verde.example/balconies'])
})

proofTest(
  'topics are offered on the unsubscribe page, whose preview is the page that a reader without JavaScript uses',
  async () => {
    await page.goto(`${fixture.url}/sites/${site_id}/emails/unsubscribe`)
    await page.getByRole('button', { name: 'Add topic' }).press('Enter')
    await page.getByRole('textbox', { name: /^Topic/ }).fill('Offers')
    const templates = page.getByRole('combobox', { name: /^Templates/ })
    await templates.fill('Spr')
    await page.getByRole('option', { name: 'Spring' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Heading' }).fill('Leaving us?')
    const preview = page.frameLocator('iframe[title="Unsubscribe page"]')
    await preview.getByRole('heading', { name: 'Leaving us?' }).waitFor()
    await preview.getByText('Offers', { exact: true }).waitFor()
    await noBarriers()
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await page.getByText('Unsubscribe page saved').waitFor()

    const raw = fixture.sink.received.find(({ to }) => to === 'marc@example.com')?.raw ?? ''
    const link = /^List-Unsubscribe: <(.+)>/m.exec(raw)?.[1] ?? ''
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto(link)
    await reader.getByRole('heading', { name: 'Leaving us?' }).waitFor()
    await reader.getByRole('checkbox', { name: 'Offers' }).press('Space')
    await reader.getByRole('button', { name: 'Save' }).press('Enter')
    await reader.getByRole('status').waitFor()
    expect(await reader.getByRole('checkbox', { name: 'Offers' }).isChecked()).toBe(false)
    const marc = async () => (await client.leads.list({ site_id, search: 'marc@example.com' })).data[0]
    expect((await marc())?.mailability).toBe('subscribed')
    await reader.getByRole('button', { name: 'Unsubscribe' }).press('Enter')
    await reader.getByRole('button', { name: 'Subscribe again' }).waitFor()
    expect((await marc())?.mailability).toBe('unsubscribed')
    await context.close()
  },
)
