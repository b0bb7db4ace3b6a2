/** The screens of connections. */
import { Plug } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

const path = '/sites/$site_id/settings/connections'

export const screens = [
  screen(path, {
    name: 'Connections',
    access: 'manage-integrations',
    search: { create: oneOf('any', 'mailchimp', 'constant_contact', 'activecampaign') },
    load: () => import('./connection-list.tsx').then(module => module.ConnectionList),
    data: async ({ params: { site_id } }) => {
      const { connectionsQuery, integrationsQuery } = await import('../../product/connections/queries.ts')
      return [connectionsQuery(site_id), integrationsQuery(site_id)]
    },
    navigation: { label: 'connections.title', icon: Plug, section: 'site', order: 59 },
    width: 'wide',
  }),
  screen(`${path}/$connection_id`, {
    name: 'Connection',
    access: 'manage-integrations',
    search: {
      tab: oneOf('overview', 'fields', 'settings', 'trial', 'leads'),
      status: oneOf('waiting', 'under_way', 'synced', 'refused', 'left_out'),
    },
    load: () => import('./connection-screen.tsx').then(module => module.ConnectionScreen),
    data: async ({ params: { site_id, connection_id } }) => [
      (await import('./queries.ts')).connectionQuery(site_id, connection_id),
    ],
  }),
  // Both services with sign-in lead back here.
  screen('/sites/redirect-constantcontact-url', {
    name: 'Connection Authorization',
    access: 'signed-in',
    search: { code: text, state: text, error: text },
    load: () => import('./authorization-return.tsx').then(module => module.AuthorizationReturn),
  }),
] as const
