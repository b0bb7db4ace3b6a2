/** Accounts in the browser: what others do to one's account or site is seen, and keeps nobody out. */
import { expect, test, vi } from 'vitest'
import { linkIn } from '../../tools/server-fixture.ts'
import { fixture, newPage, setUp, site_id } from './accounts-scene.ts'
import { signInByHand } from './admin-person.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

test('a manager is invited, chooses a password, sees what they may, and is out once removed', async () => {
  const page = await newPage('198.51.100.21')
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
  await page.goto(`${fixture.url}/managers`)
  await page.getByRole('button', { name: 'Invite manager' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Carla')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('carla@example.com')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Choose at least one permission, and at least one site.').waitFor()
  await dialog.getByText(/^All sites/).click()
  await dialog.getByText('Manage leads, tags and fields').click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('Invited until').waitFor()
  const link = linkIn(await fixture.mailTo('carla@example.com', /invites you/), `${fixture.url}/invitation/`)
  const carla = await newPage('198.51.100.22')
  await carla.goto(link)
  await carla.getByLabel('First name').fill('Carla')
  await carla.getByLabel('Last name').fill('Ruiz')
  await carla.getByLabel('Password', { exact: true }).fill('of her own choice')
  await carla.getByLabel('Repeat the password').fill('of her own choice')
  await carla.getByRole('button', { name: 'Accept invitation' }).click()
  await carla.getByRole('link', { name: 'Sign in' }).click()
  await signInByHand(carla, 'of her own choice', 'carla@example.com')
  await carla.waitForURL((url: URL) => url.pathname !== '/login')
  await carla.goto(`${fixture.url}/sites/${site_id}/leads`)
  await carla.getByRole('heading', { name: 'Leads', exact: true }).waitFor()
  await carla.goto(`${fixture.url}/managers`)
  await carla.getByText("You don't have permission to access this page.").waitFor()
  await carla.goto(`${fixture.url}/settings`)
  await carla.getByRole('tab', { name: 'Devices' }).waitFor()
  expect(await carla.getByRole('tab').allTextContents()).toEqual([
    'Profile',
    'Security',
    'Notifications',
    'Devices',
    'Delete account',
  ])
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'Carla Ruiz' })
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await row.waitFor({ state: 'detached' })
  await carla.goto(`${fixture.url}/sites/${site_id}/leads`)
  await carla.waitForURL(/\/(login|unauthorized)/)
  await page.context().close()
  await carla.context().close()
})
