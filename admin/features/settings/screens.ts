/** The account's own settings. */
import { CircleUser } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

export const screens: Screen[] = [
  {
    name: 'Settings',
    path: '/settings',
    access: 'manage-account',
    load: () => import('./settings.tsx').then(screen => screen.Settings),
    navigation: { label: 'settings.title', icon: CircleUser, order: 40 },
  },
]
