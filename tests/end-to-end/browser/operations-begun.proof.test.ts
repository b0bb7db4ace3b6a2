/** Operations in the admin: found from every screen, followed without reload, taken back. */
import { expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { eventually } from '../../tools/server-fixture.ts'
import { client, fixture, journey_id, page, rows, setUp, site_id } from './operations-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

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
