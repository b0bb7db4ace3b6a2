/** What the console of payments reads from the API. Nothing tells of changes by itself: each list is read anew when it is shown. */
import {
  BillingConsoleResource,
  BillingSetupResource,
  InstallationResource,
  type PaymentEvent,
  type PaymentEventStatus,
  PaymentEventsResource,
  type PlanGrant,
  PlansResource,
  type SubscriptionStatus,
} from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { clientOf } from '../../product/session/api.ts'

export const { billingConsole, billingSetup, paymentEvents, plans, installation } = clientOf({
  billingConsole: BillingConsoleResource,
  billingSetup: BillingSetupResource,
  paymentEvents: PaymentEventsResource,
  plans: PlansResource,
  installation: InstallationResource,
})

const rows_per_page = 50
/** While a comparison runs, or an event waits. */
const running_ms = 3_000

export const setupQuery = () =>
  queryOptions({ queryKey: ['installation', 'billing_setup'], queryFn: ({ signal }) => billingSetup.get({ signal }) })

export const revenueQuery = (from: string) =>
  queryOptions({
    queryKey: ['installation', 'revenue', from],
    queryFn: async ({ signal }) => (await billingConsole.getRevenue({ from }, { signal })).data,
  })

export const subscriptionsQuery = (status?: SubscriptionStatus) =>
  listQuery({
    key: ['installation', 'subscriptions', status],
    fetch: (cursor, signal) =>
      billingConsole.listInstallationSubscriptions(
        { status: status && [status], limit: rows_per_page, cursor },
        { signal },
      ),
    keepsFormer: true,
  })

export const failedPaymentsQuery = () =>
  listQuery({
    key: ['installation', 'failed_payments'],
    fetch: (cursor, signal) => billingConsole.listFailedPayments({ limit: rows_per_page, cursor }, { signal }),
  })

export const couponsQuery = () =>
  queryOptions({
    queryKey: ['installation', 'coupons'],
    queryFn: async ({ signal }) => (await billingConsole.listCoupons({ signal })).data,
  })

export const grantsQuery = () =>
  listQuery({
    key: ['installation', 'plan_grants'],
    fetch: (cursor, signal) => billingConsole.listPlanGrants({ limit: rows_per_page, cursor }, { signal }),
    idOf: ({ account_id }: PlanGrant) => account_id,
  })

interface EventFilter {
  status?: PaymentEventStatus | undefined
  object_id?: string | undefined
}

export const eventsQuery = ({ status, object_id }: EventFilter, isWaiting: boolean) =>
  listQuery({
    key: ['installation', 'payment_events', status, object_id],
    fetch: (cursor, signal) =>
      paymentEvents.list({ status: status && [status], object_id, limit: rows_per_page, cursor }, { signal }),
    keepsFormer: true,
    ...(isWaiting && { refetchInterval: running_ms }),
  })

/** As it is listed, then as it is by now: again until it has settled. */
export const eventQuery = (listed: PaymentEvent) =>
  queryOptions({
    queryKey: ['installation', 'payment_events', 'one', listed.id],
    queryFn: ({ signal }) => paymentEvents.get({ payment_event_id: listed.id }, { signal }),
    placeholderData: listed,
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? running_ms : false),
  })

export const reconciliationsQuery = (isRunning: boolean) =>
  listQuery({
    key: ['installation', 'reconciliations'],
    fetch: (cursor, signal) => billingConsole.listReconciliations({ limit: rows_per_page, cursor }, { signal }),
    ...(isRunning && { refetchInterval: running_ms }),
  })

export const accountsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'all'],
    queryFn: async ({ signal }) => {
      const all = []
      for await (const account of installation.listAccounts({ limit: 100 }, { signal })) all.push(account)
      return all
    },
  })

export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => {
      const all = []
      for await (const plan of plans.list({ limit: 100 }, { signal })) all.push(plan)
      return all
    },
  })
