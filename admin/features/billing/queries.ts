/** What the screens of billing read from the API. */
import { BillingResource, PlansResource, SubscriptionsResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { clientOf } from '../../product/session/api.ts'

export const { billing, plans, subscriptions } = clientOf({
  billing: BillingResource,
  plans: PlansResource,
  subscriptions: SubscriptionsResource,
})

/** Every change of billing may show in any of its lists, and in what is allowed. */
export const changedByBilling = [['billing'], ['usage']] as const

export const usageQuery = () =>
  queryOptions({ queryKey: ['usage'], queryFn: ({ signal }) => plans.getUsage({ signal }) })

export const siteUsageQuery = (site_id: string) =>
  queryOptions({ queryKey: ['usage', site_id], queryFn: ({ signal }) => plans.getSiteUsage({ site_id }, { signal }) })

export const siteBillingQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['billing', 'site', site_id],
    queryFn: ({ signal }) => billing.getSite({ site_id }, { signal }),
  })

export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: ['billing', 'payment_methods'],
    queryFn: async ({ signal }) => (await billing.listPaymentMethods({ signal })).data,
  })

export const detailsQuery = () =>
  queryOptions({ queryKey: ['billing', 'details'], queryFn: ({ signal }) => billing.getDetails({ signal }) })

export const changeQuery = (subscription_id: string, change_id: string) =>
  queryOptions({
    queryKey: ['billing', 'changes', change_id],
    queryFn: ({ signal }) => subscriptions.getChange({ subscription_id, change_id }, { signal }),
  })

const rows_per_page = 25

export const endedSubscriptionsQuery = (site_id?: string) =>
  listQuery({
    key: ['billing', 'ended_subscriptions', site_id],
    fetch: (cursor, signal) => subscriptions.list({ live: false, site_id, limit: rows_per_page, cursor }, { signal }),
  })

export const invoicesQuery = (site_id?: string) =>
  listQuery({
    key: ['billing', 'invoices', site_id],
    fetch: (cursor, signal) => billing.listInvoices({ site_id, limit: rows_per_page, cursor }, { signal }),
  })

export const paymentsQuery = () =>
  listQuery({
    key: ['billing', 'payments'],
    fetch: (cursor, signal) => billing.listPayments({ limit: rows_per_page, cursor }, { signal }),
  })
