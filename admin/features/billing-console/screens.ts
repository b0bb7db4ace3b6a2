/** Payments of the whole installation, for a super administrator. */
import { BadgeEuro } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

export const screens = [
  screen('/console/billing', {
    name: 'Billing Console',
    access: 'super-administrator',
    search: {
      tab: oneOf('setup', 'revenue', 'subscriptions', 'failed', 'coupons', 'grants', 'events', 'reconciliation'),
      status: text,
      object: text,
      currency: text,
    },
    load: () => import('./billing-console.tsx').then(module => module.BillingConsole),
    data: async () => {
      const { setupQuery } = await import('./queries.ts')
      return [setupQuery()]
    },
    found: { label: 'billing_console.title', icon: BadgeEuro },
  }),
] as const
