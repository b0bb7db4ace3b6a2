/** Webhooks in the admin: an endpoint is added, tried, seen to fail, replaced in part, and removed. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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
let receiver: Server
let url: string
let status = 204

beforeAll(async () => {
  receiver = createServer((_request, response) => response.writeHead(status).end(status === 204 ? '' : 'Out of order'))
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  fixture = await openServerFixture()
  const client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
  receiver?.close()
})

const noBarriers = () => expectNoBarriers(page)

test('an endpoint is added by keyboard, its secret seen once, and a test shows what was sent and answered', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/webhooks`)
  await page.getByText('No webhooks yet').waitFor()
  await noBarriers()
  await page.getByRole('button', { name: 'Add endpoint' }).first().press('Enter')
  await page.locator('[role=dialog] input[type=url]:focus').waitFor()
  await page.keyboard.type(url)
  await page.getByRole('combobox', { name: 'Which events' }).fill('lead.created')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).press('Enter')
  const secret = page.getByRole('alertdialog', { name: 'Signing secret' })
  await secret
    .getByText(/^whsec_/)
    .first()
    .waitFor()
  await noBarriers()
  await secret.getByRole('button', { name: 'I have it' }).press('Enter')
  await page.getByRole('rowheader', { name: url }).click()
  await page.getByRole('button', { name: 'Send test' }).click()
  const row = page.getByRole('row').filter({ hasText: 'webhook.test' })
  await row.getByText('Delivered').waitFor()
  await row.getByRole('rowheader').click()
  const details = page.getByRole('dialog', { name: 'Delivery' })
  await details.getByText('"type": "webhook.test"').waitFor()
  // As a whole: the event's id is of digits too.
  await details.getByText('204', { exact: true }).waitFor()
  await noBarriers()
  await page.keyboard.press('Escape')
})

test('what fails says so and is sent again; a new secret is shown, a disabled endpoint gets nothing', async () => {
  status = 500
  await page.getByRole('button', { name: 'Send test' }).click()
  await page.getByText('Failing', { exact: true }).waitFor()
  await page.getByText('Deliveries are failing.').waitFor()
  const row = page.getByRole('row').filter({ hasText: 'webhook.test' }).first()
  await row.getByText('500').waitFor()
  await row.getByRole('rowheader').click()
  await page.getByRole('dialog', { name: 'Delivery' }).getByText('Out of order').first().waitFor()
  await page.keyboard.press('Escape')
  status = 204
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).first().click()
    await page.getByRole('menuitem', { name }).click()
  }
  await menu('Replace secret')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace secret' }).click()
  await page.getByRole('button', { name: 'I have it' }).click()
  await menu('Disable')
  await page.getByText('Disabled', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Send test' }).isDisabled()).toBe(true)
  await menu('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No webhooks yet').waitFor()
})
