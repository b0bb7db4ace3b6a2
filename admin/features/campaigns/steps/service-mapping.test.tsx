/** Where the answers of a campaign's form arrive at its service, and what comes before where it has no list yet. */
import type { Connection } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../../testing/api.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { ServiceMapping } from './service-mapping.tsx'

answerInBrowser()
const site_id = 'site_1'
const asked = [
  { name: 'email', label: 'Email', to: 'email' },
  { name: 'first_name', label: 'Your name', to: 'first_name' },
  { name: 'town', label: 'Town', to: 'field_1' },
]
const mapped = { field: 'first_name', service_field: 'FNAME', service_name: 'First Name', service_type: 'text' }

async function drawn(more: object) {
  await signedIn('manage-integrations')
  const known = { id: 'conn_1', service: 'mailchimp', name: 'Bakery', status: 'connected', fields: [mapped] }
  await handle(api => api.connections.list({ site_id, limit: 100 }), page({ ...known, ...more } as Connection))
  return draw(<ServiceMapping site_id={site_id} connection_id="conn_1" asked={asked} />)
}

test('each answer has its place there, or none', async () => {
  const screen = await drawn({ list: { id: 'l1', name: 'Newsletter' } })
  await expect.element(screen.getByText('Bakery · Newsletter')).toBeVisible()
  await expect.element(screen.getByText('First Name')).toBeVisible()
  await expect.element(screen.getByText(/Not sent/)).toBeVisible()
})

test('without a list, one is chosen first', async () => {
  const screen = await drawn({})
  await expect.element(screen.getByText('Choose a list to begin')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Choose list' })).toBeVisible()
  expect(screen.getByText('Your name').elements()).toEqual([])
})
