/** The screen of data retention. */
import { screen } from '../../product/screens/screen.ts'

export const screens = [
  screen('/sites/$site_id/site/retention', {
    name: 'Data retention',
    access: 'manage-sites',
    load: () => import('./retention.tsx').then(module => module.Retention),
    data: async ({ params: { site_id } }) => {
      const { retentionQuery } = await import('./queries.ts')
      return [retentionQuery(site_id)]
    },
  }),
] as const
