/** Ends what is paid for by accounts and sites that are about to go: nothing is charged for them any more. */
import type { Installation } from '../../platform/features/context.ts'
import { askStripe, isMissing, requirePayments } from '../../platform/network/payments.ts'
import { Problem } from '../../platform/problem/problem.ts'
import {
  customersOf,
  endNow,
  liveOf,
  liveOfAccount,
  oneAtATime,
  type SubscriptionRow,
  setRenewal,
  settleSubscription,
} from '../billing/rules.ts'
import { cancelCheckout } from './open-checkout.ts'
import * as store from './store.ts'

/** One that was paid a moment ago is a subscription, which is ended with the others. */
async function closeCheckout(installation: Installation, row: store.CheckoutRow): Promise<void> {
  try {
    await cancelCheckout(installation, row)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'subscription_exists') throw error
  }
}

/** Checkouts first: what is bought in the meantime is among the subscriptions then. */
async function endEach(
  installation: Installation,
  account_id: string,
  endOne: (row: SubscriptionRow) => Promise<void>,
): Promise<void> {
  const { control } = installation.databases
  for (const row of await control.read(db => store.openOfAccount(db, account_id))) {
    requirePayments(installation)
    await closeCheckout(installation, row)
  }
  for (const row of await control.read(db => liveOfAccount(db, account_id))) {
    requirePayments(installation)
    await endOne(row)
  }
}

/** What is paid runs to its end; what is not paid ends at once, with the tries to collect it. */
export const stopRenewals = (installation: Installation, account_id: string): Promise<void> =>
  oneAtATime(installation, account_id, () =>
    endEach(installation, account_id, async row => {
      if (row.status !== 'active' && row.status !== 'trialing') return endNow(installation, row)
      await setRenewal(installation, row, false)
      await askStripe(() => settleSubscription(installation, row.stripe_id))
    }),
  )

/** At once, with the customers: Stripe keeps invoices, and forgets names, addresses and cards. */
export const endPayments = (installation: Installation, account_id: string): Promise<void> =>
  oneAtATime(installation, account_id, async () => {
    const { payments, databases } = installation
    await endEach(installation, account_id, row => endNow(installation, row))
    if (!payments) return
    for (const { stripe_id } of await databases.control.read(db => customersOf(db, account_id, payments.mode)))
      await payments.stripe.customers.del(stripe_id).catch(error => {
        if (!isMissing(error)) throw error
      })
  })

/** Add-ons of a site that is removed. */
export async function endSitePayments(installation: Installation, site_id: string): Promise<void> {
  const { control } = installation.databases
  const found = await control.read(async db => ({
    open: await store.findOpenCheckout(db, site_id),
    live: await liveOf(db, site_id),
  }))
  const account_id = found.open?.account_id ?? found.live?.account_id
  if (account_id === undefined) return
  requirePayments(installation)
  await oneAtATime(installation, account_id, async () => {
    if (found.open) await closeCheckout(installation, found.open)
    const live = await control.read(db => liveOf(db, site_id))
    if (live) await endNow(installation, live)
  })
}
