/** The screens of sites. */
import { Globe } from 'lucide-react'
import type { Screen } from '../../app/screen.ts'

export const screens: Screen[] = [
  {
    name: 'My Sites',
    path: '/sites',
    access: 'signed-in',
    load: () => import('./site-list.tsx').then(screen => screen.SiteList),
    navigation: { label: 'sites.title', icon: Globe, order: 10 },
  },
]
