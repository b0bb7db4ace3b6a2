/** The screen of tracking. */
import { Radar } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'

export const screens = [
  screen('/sites/$site_id/marketing/tracking', {
    name: 'Tracking snippets',
    access: 'manage-marketing',
    navigation: { label: 'tracking.title', icon: Radar, section: 'site', order: 15, key: 'r' },
    load: () => import('./tracking.tsx').then(module => module.Tracking),
    data: async ({ params: { site_id } }) => {
      const { trackingSettingsQuery } = await import('./queries.ts')
      return [trackingSettingsQuery(site_id)]
    },
  }),
] as const
