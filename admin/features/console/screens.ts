/** The whole installation, for a super administrator. */
import { Settings2 } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { text } from '../../product/screens/search.ts'

export const screens = [
  screen('/console', {
    name: 'Console',
    access: 'super-administrator',
    search: { status: text, site: text },
    load: () => import('./console.tsx').then(module => module.Console),
    data: async () => {
      const { accountsQuery, installationQuery } = await import('./queries.ts')
      return [installationQuery(), accountsQuery()]
    },
    navigation: { label: 'console.title', icon: Settings2, order: 60 },
  }),
  screen('/console/account-emails', {
    name: 'Account Emails',
    access: 'super-administrator',
    load: () => import('./account-emails/account-email-list.tsx').then(module => module.AccountEmailList),
  }),
  screen('/console/pricing-page', {
    name: 'Pricing Page',
    access: 'super-administrator',
    load: () => import('./pricing-page/pricing-page.tsx').then(module => module.PricingPage),
    data: async () => {
      const { pricingPageQuery } = await import('./pricing-page/queries.ts')
      return [pricingPageQuery()]
    },
  }),
] as const
