/** The account's plan, and how much of it is used. */
import { Layers } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { text } from '../../product/screens/search.ts'

export const screens = [
  screen('/billing', {
    name: 'Billing',
    access: 'manage-billing',
    search: { site: text },
    load: () => import('./billing.tsx').then(module => module.Billing),
    data: async () => {
      const { usageQuery } = await import('./queries.ts')
      return [usageQuery()]
    },
    navigation: { label: 'billing.title', icon: Layers, order: 30 },
  }),
] as const
