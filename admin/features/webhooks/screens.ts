/** The screens of webhooks. */
import { Webhook } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf } from '../../product/screens/search.ts'

const path = '/sites/$site_id/webhooks'

export const screens = [
  screen(path, {
    name: 'Webhooks',
    access: 'manage-integrations',
    search: { create: oneOf('endpoint') },
    load: () => import('./endpoint-list.tsx').then(module => module.EndpointList),
    data: async ({ params: { site_id } }) => [(await import('./queries.ts')).endpointsQuery(site_id)],
    navigation: { label: 'webhooks.title', icon: Webhook, section: 'site', order: 60, key: 'w' },
    width: 'wide',
  }),
  screen(`${path}/$webhook_endpoint_id`, {
    name: 'Webhook',
    access: 'manage-integrations',
    search: { status: oneOf('pending', 'succeeded', 'failed', 'canceled') },
    load: () => import('./endpoint-screen.tsx').then(module => module.EndpointScreen),
    data: async ({ params: { site_id, webhook_endpoint_id }, search: { status } }) => {
      const { deliveriesQuery, endpointQuery } = await import('./queries.ts')
      return [endpointQuery(site_id, webhook_endpoint_id), deliveriesQuery(site_id, webhook_endpoint_id, status)]
    },
  }),
] as const
