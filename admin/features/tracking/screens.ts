/** The screen of tracking. */
import { screen } from '../../product/screens/screen.ts'

export const screens = [
  screen('/sites/$site_id/marketing/tracking', {
    name: 'Tracking snippets',
    access: 'manage-marketing',
    load: () => import('./tracking.tsx').then(module => module.Tracking),
    data: async ({ params: { site_id } }) => {
      const { trackingSettingsQuery } = await import('./queries.ts')
      return [trackingSettingsQuery(site_id)]
    },
  }),
] as const
