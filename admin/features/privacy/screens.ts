/** The screen of privacy requests. */
import { SearchCheck } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { text } from '../../product/screens/search.ts'

export const screens = [
  screen('/privacy-requests', {
    name: 'Privacy requests',
    access: 'manage-leads',
    search: { q: text },
    load: () => import('./request-list.tsx').then(module => module.RequestList),
    navigation: { label: 'privacy.title', icon: SearchCheck, order: 25 },
  }),
] as const
