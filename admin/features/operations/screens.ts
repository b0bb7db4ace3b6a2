/** Work on many rows. Reached from the frame, not from the navigation. */
import { Layers } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'

export const screens = [
  screen('/sites/$site_id/operations', {
    name: 'Operations',
    access: 'signed-in',
    found: { label: 'operations.title', icon: Layers, key: 'o' },
    load: () => import('./operation-list.tsx').then(module => module.OperationList),
    data: async ({ params: { site_id } }) => {
      const { operationsQuery } = await import('../../product/operations/queries.ts')
      return [operationsQuery(site_id)]
    },
    width: 'wide',
  }),
] as const
