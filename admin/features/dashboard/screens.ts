/** The dashboard of a site: where one arrives. */
import { LayoutDashboard } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { day, oneOf } from '../../product/screens/search.ts'
import { figureNames } from './figure-names.ts'

export const screens = [
  screen('/sites/$site_id/dashboard', {
    name: 'Dashboard',
    access: 'read-site',
    search: { days: oneOf('7', '90', 'custom'), from: day, to: day, figure: oneOf(...figureNames), as: oneOf('table') },
    load: () => import('./dashboard.tsx').then(module => module.Dashboard),
    data: async ({ params: { site_id }, search, can }) =>
      (await import('./first-data.ts')).readFirstData(site_id, search, can),
    navigation: { label: 'dashboard.title', icon: LayoutDashboard, order: 10, key: 'd' },
  }),
] as const
