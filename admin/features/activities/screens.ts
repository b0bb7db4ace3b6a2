/** The modification history of a site. */
import { History } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

export const screens: Screen[] = [
  {
    name: 'Activities',
    path: '/sites/$site_id/activities',
    access: 'read-site',
    load: () => import('./activity-list.tsx').then(screen => screen.ActivityList),
    navigation: { label: 'activities.title', icon: History, order: 95 },
  },
]
