/** The screens of popups. */
import { MessageSquare } from 'lucide-react'
import { loadTexts } from '../../messages/messages.tsx'
import type { Screen } from '../../product/screens/screen.ts'

/** What a popup says by itself is said in the language of its site, whatever the admin's. */
const withBothLanguages = async <Module>(screen: Promise<Module>): Promise<Module> =>
  (await Promise.all([screen, loadTexts('en', 'es')]))[0]

export const screens: Screen[] = [
  {
    name: 'Popups',
    path: '/sites/$site_id/site/popups',
    access: 'manage-popups',
    load: async () => (await withBothLanguages(import('./popup-list.tsx'))).PopupList,
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
    load: async () => (await withBothLanguages(import('./popup-screen.tsx'))).PopupScreen,
    width: 'window',
  },
]
