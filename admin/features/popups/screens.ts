/** The screens of popups. */
import { MessageSquare } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

export const screens: Screen[] = [
  {
    name: 'Popups',
    path: '/sites/$site_id/site/popups',
    access: 'manage-popups',
    load: () => import('./popup-list.tsx').then(screen => screen.PopupList),
    navigation: { label: 'popups.title', icon: MessageSquare, order: 30 },
  },
  {
    name: 'Popups why',
    path: '/sites/$site_id/site/popups/why',
    access: 'manage-popups',
    load: () => import('./why/why-screen.tsx').then(screen => screen.WhyScreen),
  },
  {
    name: 'Popup settings',
    path: '/sites/$site_id/site/popups/$popup_id/settings',
    access: 'manage-popups',
    load: () => import('./popup-screen.tsx').then(screen => screen.PopupScreen),
    width: 'window',
  },
]
