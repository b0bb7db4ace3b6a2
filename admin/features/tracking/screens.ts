/** The screen of tracking. */
import type { Screen } from '../../product/screens/screen.ts'

export const screens: Screen[] = [
  {
    name: 'Tracking snippets',
    path: '/sites/$site_id/marketing/tracking',
    access: 'manage-marketing',
    load: () => import('./tracking.tsx').then(screen => screen.Tracking),
  },
]
