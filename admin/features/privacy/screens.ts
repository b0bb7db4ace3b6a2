/** The screen of privacy requests. */
import { ShieldCheck } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { text } from '../../product/screens/search.ts'

export const screens = [
  screen('/privacy-requests', {
    name: 'Privacy requests',
    access: 'manage-leads',
    search: { q: text },
    load: () => import('./request-list.tsx').then(module => module.RequestList),
    data: async ({ search }) => {
      const { personRequestsQuery } = await import('./queries.ts')
      return [personRequestsQuery(search.q)]
    },
    navigation: { label: 'privacy.title', icon: ShieldCheck, order: 25 },
  }),
] as const
