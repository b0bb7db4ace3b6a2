/** The account's plan, what it pays with, and what it paid; and the same of a site's add-ons. */
import { CreditCard, Layers } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

export const screens = [
  screen('/billing', {
    name: 'Billing',
    access: 'manage-billing',
    // The last one is Stripe's, from a bank's page where a payment method was added.
    search: {
      tab: oneOf('plan', 'payment', 'history'),
      site: text,
      redirect_status: oneOf('succeeded', 'failed', 'pending'),
    },
    hasPayment: true,
    load: () => import('./billing.tsx').then(module => module.Billing),
    data: async () => {
      const { usageQuery } = await import('./queries.ts')
      const { billingQuery } = await import('../../product/billing/queries.ts')
      return [usageQuery(), billingQuery()]
    },
    navigation: { label: 'billing.title', icon: Layers, order: 30 },
  }),
  screen('/sites/$site_id/settings/billing', {
    name: 'Site Billing',
    access: 'manage-billing',
    // A change of add-ons may have to be confirmed at a bank.
    hasPayment: true,
    load: () => import('./site-billing.tsx').then(module => module.SiteBilling),
    data: async ({ params }) => {
      const { siteBillingQuery, siteUsageQuery } = await import('./queries.ts')
      return [siteBillingQuery(params.site_id), siteUsageQuery(params.site_id)]
    },
    navigation: { label: 'site_billing.title', icon: CreditCard, section: 'site', order: 30 },
  }),
] as const
