/** A key is made with its limits, which its row shows and its dialog changes. */
import type { ApiKey } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { page as pageOfScreen } from 'vitest/browser'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { ApiKeys } from './api-keys.tsx'

answerInBrowser()

const report: ApiKey = {
  id: 'key_1',
  name: 'Report',
  ending: 'x7Qa',
  all_sites: true,
  site_ids: [],
  grants: ['read-lead'],
  read_only: true,
  allowed_addresses: ['203.0.113.0/24'],
  requests_per_minute: 600,
  expires_at: '2099-03-14T22:59:59.999Z',
  last_used_at: null,
  version: 3,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
}

test('limits of a key are shown in its row and changed in its dialog', async () => {
  await pageOfScreen.viewport(1440, 900)
  await signedIn('manage-account', 'read-lead')
  await handle(api => api.sites.list(), page())
  await handle(api => api.apiKeys.list(), page(report))
  const bodies: unknown[] = []
  await handle(
    api => api.apiKeys.update({ api_key_id: report.id, body: {} }, { ifMatch: 3 }),
    async (request: Request) => {
      bodies.push(await request.json())
      return { ...report, version: 4 }
    },
  )
  const screen = await draw(<ApiKeys />)
  await expect.element(screen.getByText(/Read only/)).toBeVisible()
  await expect.element(screen.getByText(/2099/)).toBeVisible()
  await screen
    .getByRole('button', { name: /Report/ })
    .first()
    .click()
  await screen.getByRole('menuitem', { name: 'Edit key' }).click()
  await expect.element(screen.getByRole('textbox', { name: /Allowed addresses/ })).toHaveValue('203.0.113.0/24')
  await screen.getByRole('textbox', { name: /Allowed addresses/ }).fill('203.0.113.0/24\n198.51.100.7')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => bodies)
    .toMatchObject([
      { name: 'Report', allowed_addresses: ['203.0.113.0/24', '198.51.100.7'], requests_per_minute: 600 },
    ])
})

test('all permissions are chosen at once, and what is not the maker’s is not offered', async () => {
  await signedIn('manage-account', 'read-lead', 'manage-leads')
  await handle(api => api.sites.list(), page())
  await handle(api => api.apiKeys.list(), page())
  const bodies: unknown[] = []
  await handle(
    api => api.apiKeys.create({ body: { name: 'Deploy', grants: ['read-lead'] } }),
    async (request: Request) => {
      bodies.push(await request.json())
      return { ...report, key: 'lw_key_1' }
    },
  )
  const screen = await draw(<ApiKeys />)
  await screen.getByRole('button', { name: 'Create API key' }).first().click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Deploy')
  await dialog.getByText('Read leads').click()
  await expect.element(dialog.getByRole('checkbox', { name: 'All permissions' })).toBePartiallyChecked()
  await dialog.getByText('All permissions').click()
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  await expect.poll(() => bodies).toMatchObject([{ name: 'Deploy' }])
  const [{ grants }] = bodies as [{ grants: string[] }]
  expect(grants.toSorted()).toEqual(['manage-account', 'manage-leads', 'read-lead'])
})
