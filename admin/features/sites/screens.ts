/** The screens of sites. */
import { Globe, Settings2 } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

export const screens: Screen[] = [
  {
    name: 'My Sites',
    path: '/sites',
    access: 'signed-in',
    load: () => import('./site-list.tsx').then(screen => screen.SiteList),
    navigation: { label: 'sites.title', icon: Globe, order: 10 },
  },
  {
    name: 'Site Information',
    path: '/sites/$site_id/site/information',
    access: 'manage-sites',
    load: () => import('./site-information.tsx').then(screen => screen.SiteInformation),
    navigation: { label: 'site.information', icon: Settings2, order: 90 },
  },
]
