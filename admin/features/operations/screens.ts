/** Work on many rows. Reached from the frame, not from the navigation. */
import { Layers } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { text } from '../../product/screens/search.ts'

export const screens = [
  screen('/sites/$site_id/operations', {
    name: 'Operations',
    access: 'signed-in',
    search: { operation: text },
    found: { label: 'operations.title', icon: Layers, key: 'o' },
    load: () => import('./operation-list.tsx').then(module => module.OperationList),
    data: async ({ params: { site_id }, search: { operation } }) => {
      const { operationQuery, operationsQuery } = await import('../../product/operations/queries.ts')
      return [operation === undefined ? operationsQuery(site_id) : operationQuery(site_id, operation)]
    },
    width: 'wide',
  }),
] as const
