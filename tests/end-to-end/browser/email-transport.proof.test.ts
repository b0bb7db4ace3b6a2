/** By what email leaves and how fast, in the admin: Postmark is entered, tried and refused, and a domain is warmed up. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeProviders, fakeProviders, postmarkFault, server_token } from '../../../api/testing/fake-providers.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let site_id: string
let provider: FakeProviders

beforeAll(async () => {
  provider = await fakeProviders({
    fault: to =>
      to === 'gone@example.net' ? postmarkFault(422, 406, 'You tried to send to an inactive recipient') : undefined,
  })
  fixture = await openServerFixture({ POSTMARK_ENDPOINT: provider.origin })
  const client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
  await provider?.close()
})

const noBarriers = () => expectNoBarriers(page)

test('a site sends by Postmark, and a test says what Postmark says', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/emails/settings`)
  await page.getByRole('button', { name: 'Use your own' }).click()
  const form = page.getByRole('dialog', { name: 'Transport' })
  await form.getByRole('radio', { name: 'Postmark' }).press('Space')
  await form.getByLabel('Server API token').fill(server_token)
  await noBarriers()
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('Transport saved').waitFor()
  await page.getByText('Message stream').waitFor()
  expect(await page.content()).not.toContain(server_token)
  await page.getByRole('button', { name: 'Send test email' }).click()
  const test = page.getByRole('dialog', { name: 'Send test email' })
  await test.getByLabel('To').fill('ana@example.net')
  await test.getByRole('button', { name: 'Send' }).press('Enter')
  await test.getByText('Accepted, from').waitFor()
  expect(provider.accepted).toMatchObject([{ provider: 'postmark', to: 'ana@example.net' }])
  await test.getByLabel('To').fill('gone@example.net')
  await test.getByRole('button', { name: 'Send' }).press('Enter')
  await test.getByText('422 406 You tried to send to an inactive recipient').waitFor()
  await page.keyboard.press('Escape')
})

test('a domain is warmed up, and its limit removed', async () => {
  await page.getByRole('button', { name: 'Add limit' }).click()
  const form = page.getByRole('dialog', { name: 'Sending limits' })
  await form.getByLabel('Sender domain').fill('casaverde.example')
  await form.getByRole('textbox', { name: 'Emails per hour' }).fill('500')
  await form.getByRole('switch', { name: 'Warm-up' }).press('Space')
  await noBarriers()
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('0 of 50 · day 1 of warm-up').waitFor()
  await page.getByText('0 of 500').waitFor()
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/limits.png`, fullPage: true })
  await noBarriers()
  await page.getByRole('row', { name: 'casaverde.example' }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByText('No limits').waitFor()
})
