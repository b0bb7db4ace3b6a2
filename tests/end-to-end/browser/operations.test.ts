/** Operations in the admin: found from every screen, followed without reload, taken back. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string
let journey_id: string

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
  for (const name of ['ada', 'bea', 'cleo']) {
    await client.leads.create({ site_id, body: { email: `${name}@example.com` } })
  }
  const wait = { id: 'wait', type: 'delay' as const, duration: { value: 2, unit: 'days' as const } }
  const triggers = [{ type: 'api_event' as const, name: 'never' }]
  const document = { triggers, steps: [wait], use_lead_timezone: false, allow_duplicate_enrollment: true }
  ;({ id: journey_id } = await client.journeys.create({ site_id, body: { name: 'Short way', document } }))
  await client.journeys.publish({ site_id, journey_id, body: { enroll: 'new' } })
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const live = async () => (await client.journeys.get({ site_id, journey_id })).runs.live

test('what was begun is found from every screen, and an enrollment is undone there', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/dashboard`)
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByText('appear here while they run').waitFor()
  await client.journeys.enrollMatching({ site_id, journey_id, body: {} })
  // Without reload: the stream tells of it.
  await panel.getByText('Enroll leads: Short way').waitFor()
  await panel.getByText('3 done').waitFor()
  expect(await live()).toBe(3)
  // What ended is new until the panel was closed, for this person alone.
  await panel.getByText('New', { exact: true }).waitFor()
  await panel.getByRole('link', { name: 'See all operations' }).click()
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await eventually(async () => (await client.notifications.get({ site_id })).unread === 0, 'what was seen is read')
  await page.waitForURL('**/operations')
  await page.getByRole('button', { name: 'Actions for Enroll leads: Short way' }).click()
  await page.getByRole('menuitem', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  const undone = rows().filter({ hasText: 'Undo “Enroll leads: Short way”' })
  await undone.getByText('Completed').waitFor()
  await undone.getByText('3 done').waitFor()
  await eventually(async () => (await live()) === 0, 'no run')
  await expectNoBarriers(page)
})

test('who cancels is asked first', async () => {
  // None lasts so long here: what has ended is shown as under way.
  const { data } = await client.operations.list({ site_id })
  const progress = { total: 300, processed: 120, succeeded: 120, skipped: 0, failed: 0 }
  const shown = data.slice(0, 1).map(one => ({ ...one, status: 'running', can_cancel: true, progress }))
  const json = { data: shown, has_more: false, next_cursor: null }
  await page.route('**/operations?*', route => route.fulfill({ json }))
  await page.route('**/notifications', route => route.fulfill({ json: { unread: 0, running: 1, attention: [] } }))
  await page.reload()
  await page.getByRole('button', { name: 'Notifications 1 running' }).waitFor()
  await rows().getByText('120 of 300').waitFor()
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Cancel operation' }).click()
  await page.getByRole('alertdialog').getByText('What is done stays done').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel operation' }).click()
  // It has ended long ago, and the dialog says what the API says.
  await page.getByRole('alertdialog').getByText('not possible in the current state').waitFor()
})

test('who comes back reads in one line what came meanwhile, and puts it away', async () => {
  await page.unroute('**/notifications')
  const json = { away_since: '2027-03-12T18:05:00.000Z', news: [{ kind: 'leads', count: 1, has_more: false }] }
  await page.route('**/notifications/news', route => route.fulfill({ json }))
  await page.goto(`${fixture.url}/sites/${site_id}/dashboard`)
  const line = page.getByRole('region', { name: 'Since your last visit' })
  await line.getByRole('link', { name: '1 new lead' }).waitFor()
  await page.unroute('**/notifications/news')
  await line.getByRole('button', { name: 'Dismiss' }).click()
  await line.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: 'Casa Verde' }).waitFor()
  await page.getByText('New leads').first().waitFor()
  expect(await line.count()).toBe(0)
})
