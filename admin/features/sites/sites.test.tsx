/** The list of sites says which of them cannot be read; a site that is in use is not deleted, and says what uses it. */
import type { Site } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { DeleteSite } from './delete-site.tsx'
import { SiteList } from './site-list.tsx'

answerInBrowser()
const at = '2027-03-01T09:00:00.000Z'
const site: Site = {
  ...{
    id: 'site_1',
    account_id: 'acct_1',
    name: 'Casa Verde',
    subdomain: 'casa-verde',
    language: 'en',
    currency: 'EUR',
    description: '',
  },
  ...{
    timezone: 'Europe/Madrid',
    postal_address: '',
    status: 'published',
    is_demo: false,
    paused: false,
    moved: false,
    moved_to: null,
    restored_from: null,
  },
  ...{ database_status: 'ready', snippet: '', version: 1, created_at: at, updated_at: at },
}

test('a site whose data cannot be read says so, the others do not', async () => {
  await signedIn('read-site')
  const damaged: Site = { ...site, id: 'site_2', name: 'Old House', database_status: 'damaged' }
  await handle(api => api.sites.list(), page(site, damaged))
  const screen = await draw(<SiteList />, { path: '/sites', at: '/sites' })
  const row = (name: string) => screen.getByRole('row').filter({ hasText: name })
  await expect.element(row('Old House').getByText('Data unreadable')).toBeVisible()
  await expect.element(row('Casa Verde').getByText('Data unreadable')).not.toBeInTheDocument()
})

test('the name is typed first; what stands in the way is named', async () => {
  await handle(
    api => api.sites.delete({ site_id: site.id }),
    () =>
      refuse(409, 'Journeys of this site are switched on.', [], {
        blockers: [
          { type: 'journey', id: 'jrn_1', name: 'Welcome' },
          { type: 'journey', id: 'jrn_2', name: 'Birthday' },
        ],
      }),
  )
  const screen = await draw(<DeleteSite site={site} />)
  await screen.getByRole('button', { name: 'Delete site' }).click()
  const confirm = () => screen.getByRole('alertdialog').getByRole('button', { name: 'Delete site' })
  await expect.element(confirm()).toBeDisabled()
  await screen.getByLabelText('Type casa-verde to confirm').fill('casa-verde')
  await confirm().click()
  await expect.element(screen.getByText('Journeys of this site are switched on. (Welcome, Birthday)')).toBeVisible()
})
