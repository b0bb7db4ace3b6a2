/** The screens of integrations. */
import { Cable } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf } from '../../product/screens/search.ts'

const path = '/sites/$site_id/settings/integrations'

export const screens = [
  screen(path, {
    name: 'Integrations',
    access: 'manage-integrations',
    search: { create: oneOf('hook') },
    load: () => import('./integration-list.tsx').then(module => module.IntegrationList),
    data: async ({ params: { site_id } }) => {
      const [{ connectionsQuery, integrationsQuery }, { hooksQuery }] = await Promise.all([
        import('../../product/connections/queries.ts'),
        import('./queries.ts'),
      ])
      return [integrationsQuery(site_id), connectionsQuery(site_id), hooksQuery(site_id)]
    },
    navigation: { label: 'integrations.title', icon: Cable, section: 'site', order: 58 },
  }),
  screen(`${path}/hooks/$incoming_hook_id`, {
    name: 'Incoming hook',
    access: 'manage-integrations',
    search: { status: oneOf('waiting', 'created', 'updated', 'refused') },
    load: () => import('./hook-screen.tsx').then(module => module.HookScreen),
    data: async ({ params: { site_id, incoming_hook_id } }) => [
      (await import('./queries.ts')).hookQuery(site_id, incoming_hook_id),
    ],
  }),
] as const
