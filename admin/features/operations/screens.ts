/** Work on many rows. Reached from the frame, not from the navigation. */
import { screen } from '../../product/screens/screen.ts'

export const screens = [
  screen('/sites/$site_id/operations', {
    name: 'Operations',
    access: 'signed-in',
    load: () => import('./operation-list.tsx').then(module => module.OperationList),
    data: async ({ params: { site_id } }) => {
      const { operationsQuery } = await import('../../product/operations/queries.ts')
      return [operationsQuery(site_id)]
    },
  }),
] as const
