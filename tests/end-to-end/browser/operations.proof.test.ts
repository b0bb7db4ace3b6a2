/** Operations in the admin: found from every screen, followed without reload, taken back. */
import { expect, test, vi } from 'vitest'
import { eventually } from '../../tools/server-fixture.ts'
import { client, fixture, journey_id, page, rows, setUp, site_id } from './operations-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

test('who cancels is asked first', async () => {
  const begun = await client.journeys.enrollMatching({ site_id, journey_id, body: {} })
  const ended = async () => (await client.operations.get({ site_id, operation_id: begun.id })).status === 'completed'
  await eventually(ended, 'an operation that has ended')
  // None lasts so long here: what has ended is shown as under way.
  const { data } = await client.operations.list({ site_id })
  const progress = { total: 300, processed: 120, succeeded: 120, skipped: 0, failed: 0 }
  const shown = data.slice(0, 1).map(one => ({ ...one, status: 'running', can_cancel: true, progress }))
  const json = { data: shown, has_more: false, next_cursor: null }
  await page.route('**/operations?*', route => route.fulfill({ json }))
  await page.route('**/notifications', route => route.fulfill({ json: { unread: 0, running: 1, attention: [] } }))
  await page.goto(`${fixture.url}/sites/${site_id}/operations`)
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
  const json = { away_since: '2027-03-12T18:05:00.000Z', news: [{ type: 'leads', count: 1, has_more: false }] }
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
