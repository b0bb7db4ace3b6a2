/** A connection says what keeps it from syncing, and offers the step that mends it. */
import type { Connection, ServiceField } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { ConnectionList } from './connection-list.tsx'
import { ConnectionScreen } from './connection-screen.tsx'

answerInBrowser()
const site_id = 'site_1'
const connection_id = 'conn_1'
const at = '2027-03-14T09:30:00.000Z'
const connected: Connection = {
  ...{ id: connection_id, service: 'mailchimp', name: 'Newsletter of the bakery', sign_in: 'key' },
  ...{
    status: 'connected',
    status_since: at,
    leads: 'all',
    new_contacts: 'create',
    list: { id: 'l1', name: 'Newsletter' },
  },
  fields: [
    {
      field: 'first_name',
      service_field: 'FNAME',
      service_name: 'First Name',
      service_type: 'text',
      conflict: 'newest',
    },
  ],
  ...{
    tag_ids: [],
    audience_ids: [],
    last_received_at: at,
    last_sent_at: at,
    compared_at: at,
    waiting: 0,
    synced: 1_204,
  },
  ...{ left_out: 13, errors: [], calls_today: 96, calls_per_day: null, has_webhook: true, retry_at: null, version: 3 },
  ...{ created_at: at, updated_at: at },
}
const first: ServiceField = {
  ...{ id: 'FNAME', name: 'First Name', type: 'text', options: [], length_max: 255, required: false },
  ...{ suggested: 'first_name', fits: ['first_name', 'last_name'] },
}
const last: ServiceField = { ...first, id: 'LNAME', name: 'Last Name', suggested: 'last_name' }

async function drawn(more: Partial<Connection>, tab?: string) {
  await signedIn('manage-integrations')
  await handle(api => api.sites.list(), page())
  await handle(api => api.connections.get({ site_id, connection_id }), { ...connected, ...more })
  await handle(api => api.connections.listServiceFields({ site_id, connection_id }), { data: [first, last] })
  await handle(api => api.connections.listServiceLists({ site_id, connection_id }), {
    data: [{ id: 'l1', name: 'Newsletter', contacts: 1_204 }],
  })
  const path = '/sites/$site_id/settings/connections/$connection_id'
  const here = `/sites/${site_id}/settings/connections/${connection_id}${tab ? `?tab=${tab}` : ''}`
  return draw(<ConnectionScreen />, { path, at: here })
}

test('one that syncs shows its numbers', async () => {
  const screen = await drawn({})
  await expect.element(screen.getByText('Connected', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('1,204')).toBeVisible()
})

test('a refused credential is authorized again, by a key where a key signed in', async () => {
  const more = { status: 'reauthorization_required', reason: 'credential_refused', reason_text: 'The key was revoked.' }
  const screen = await drawn(more as Partial<Connection>)
  await expect.element(screen.getByRole('alert').getByText('The key was revoked.')).toBeVisible()
  await screen.getByRole('button', { name: 'Replace API key' }).click()
  await expect.element(screen.getByRole('dialog').getByLabelText('API key', { exact: true })).toBeVisible()
})

test('a list that is gone is chosen anew', async () => {
  const screen = await drawn({ status: 'stopped', reason: 'list_gone', reason_text: 'The list is gone.' })
  await expect.element(screen.getByRole('alert').getByText('The list is gone.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Choose list' })).toBeVisible()
})

test('without a list one is chosen first', async () => {
  const screen = await drawn({ list: undefined, fields: [] } as Partial<Connection>)
  await expect.element(screen.getByText('Choose a list to begin')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('choosing the first list sends nothing: the owner begins', async () => {
  const calls: string[] = []
  await handle(
    api => api.connections.pause({ site_id, connection_id }),
    () => {
      calls.push('pause')
      return { ...connected, list: undefined, status: 'paused' as const, version: 4 }
    },
  )
  await handle(
    api => api.connections.update({ site_id, connection_id, body: {} }),
    request => {
      calls.push(`update ${request.headers.get('if-match')}`)
      return { ...connected, status: 'paused' as const, compared_at: null, version: 5 }
    },
  )
  await handle(
    api => api.connections.resume({ site_id, connection_id }),
    () => {
      calls.push('resume')
      return connected
    },
  )
  const screen = await drawn({ list: undefined, fields: [], compared_at: null } as Partial<Connection>)
  await screen.getByRole('button', { name: /Choose list/ }).click()
  await screen.getByRole('option', { name: /^Newsletter/ }).click()
  await handle(api => api.connections.get({ site_id, connection_id }), {
    ...{ ...connected, status: 'paused', compared_at: null, version: 5 },
  })
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Nothing is sent yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Begin sync' }).click()
  await expect.poll(() => calls).toEqual(['pause', 'update "4"', 'resume'])
})

test('refused leads have their reason, and are sent again', async () => {
  let asked: unknown
  await handle(
    api => api.connections.retrySyncEntries({ site_id, connection_id, body: {} }),
    async request => {
      asked = await request.json()
      return { leads: 2 }
    },
  )
  const screen = await drawn({ errors: [{ reason: 'address_too_long', leads: 2, text: 'Shorten the address.' }] })
  await expect.element(screen.getByText('Shorten the address.')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('2 leads are sent again')).toBeVisible()
  expect(asked).toEqual({ reason: 'address_too_long' })
})

test('a suggestion is taken and saved', async () => {
  let sent: unknown
  await handle(
    api => api.connections.update({ site_id, connection_id, body: {} }),
    async request => {
      sent = await request.json()
      return { ...connected, version: 4 }
    },
  )
  const screen = await drawn({}, 'fields')
  await screen.getByRole('button', { name: 'Use 1 suggestion' }).click()
  await screen.getByRole('button', { name: 'Save mapping' }).click()
  await expect
    .poll(() => sent)
    .toEqual({
      fields: [
        { field: 'first_name', service_field: 'FNAME', conflict: 'newest' },
        { field: 'last_name', service_field: 'LNAME', conflict: 'newest' },
      ],
    })
})

test('a trial says what the service would refuse', async () => {
  await handle(api => api.connections.trial({ site_id, connection_id, body: {} }), {
    data: [
      {
        ...{ lead_id: 'lead_1', email: 'ana@x.example', action: 'create', tags: ['VIP'] },
        fields: [{ service_field: 'FNAME', service_name: 'First Name', value: 'Ana' }],
        refusals: [{ field: 'FNAME', reason: 'value_invalid', text: 'Too long.' }],
      },
    ],
  })
  const screen = await drawn({}, 'trial')
  await screen.getByRole('button', { name: 'Run trial' }).click()
  await expect.element(screen.getByText('Mailchimp would refuse 1 lead')).toBeVisible()
  await expect.element(screen.getByText('FNAME: Too long.')).toBeVisible()
})

test('before disconnecting it is said what is deleted and kept', async () => {
  await handle(api => api.connections.previewDisconnection({ site_id, connection_id }), {
    deleted: { ledger_entries: 2, waiting: 3, webhook: true, credential: true },
    ...{ kept: { leads: 2, contacts: 2 }, campaigns: [], text: 'Deleted: the credential. Kept: the leads.' },
  })
  const screen = await drawn({})
  await screen.getByRole('button', { name: 'More actions' }).click()
  await screen.getByRole('menuitem', { name: 'Disconnect' }).click()
  await expect.element(screen.getByText('Deleted: the credential. Kept: the leads.')).toBeVisible()
})

test('a service is connected by a key', async () => {
  let sent: unknown
  await signedIn('manage-integrations')
  await handle(api => api.sites.list(), page())
  await handle(api => api.connections.list({ site_id }), page())
  await handle(api => api.connections.listIntegrations({ site_id }), {
    data: [
      {
        ...{
          service: 'activecampaign',
          sign_in: ['key'],
          installation_application: false,
          redirect_url: 'https://x.example',
        },
        ...{ webhooks: true, calls_per_day: null, connections: 0 },
      },
    ],
  })
  await handle(
    api => api.connections.create({ site_id, body: { service: 'activecampaign' } }),
    async request => {
      sent = await request.json()
      return connected
    },
  )
  const path = '/sites/$site_id/settings/connections'
  const screen = await draw(<ConnectionList />, {
    path,
    at: `/sites/${site_id}/settings/connections?create=activecampaign`,
  })
  await screen.getByLabelText('Account URL').fill('https://casaverde.api-us1.com')
  await screen.getByLabelText('API key', { exact: true }).fill('secret')
  await screen.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect
    .poll(() => sent)
    .toEqual({ service: 'activecampaign', key: { api_key: 'secret', account_url: 'https://casaverde.api-us1.com' } })
})
