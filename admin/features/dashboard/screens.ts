/** The dashboard of a site: where one arrives. */
import { LayoutDashboard } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

export const screens: Screen[] = [
  {
    name: 'Dashboard',
    path: '/sites/$site_id/dashboard',
    access: 'signed-in',
    load: () => import('./dashboard.tsx').then(screen => screen.Dashboard),
    navigation: { label: 'dashboard.title', icon: LayoutDashboard, order: 10 },
  },
]
