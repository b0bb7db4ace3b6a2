/** Takes over what Stripe has found out about a customer: what the buyer gave at a checkout, and how the check of a tax ID ended. */
import type Stripe from 'stripe'
import type { Installation } from '../../platform/features/context.ts'
import { requirePayments } from '../../platform/network/payments.ts'
import { oneSettlement } from './customers.ts'
import * as store from './store.ts'
import { settleSubscription, type WithSettlement } from './subscriptions/settle-subscription.ts'
import { liveOfCustomer } from './subscriptions/store.ts'

const statuses = ['pending', 'verified', 'unverified', 'unavailable'] as const

export const settleCustomer = (installation: Installation, stripe_id: string, within?: WithSettlement) =>
  oneSettlement(installation, stripe_id, async () => {
    const { databases, clock } = installation
    const { stripe } = requirePayments(installation)
    const customer = await stripe.customers.retrieve(stripe_id)
    const ids = customer.deleted ? [] : (await stripe.customers.listTaxIds(stripe_id)).data
    if (customer.deleted) await settleSubscriptions(installation, stripe_id)
    await databases.control.write(async tx => {
      const account_id = (await store.customerByStripeId(tx, stripe_id))?.account_id ?? null
      const former = account_id ? await store.findDetails(tx, account_id) : undefined
      const row = account_id && !customer.deleted ? takeOver({ account_id, former, customer, ids }, clock.now()) : null
      if (row) await store.saveDetails(tx, row)
      if (customer.deleted) await store.removeCustomer(tx, stripe_id)
      await within?.(tx, { account_id, effects: row ? ['billing_details.updated'] : [] })
    })
  })

/** Of a customer who was deleted: Stripe has ended them, and whoever buys again is another customer. */
async function settleSubscriptions(installation: Installation, stripe_customer_id: string): Promise<void> {
  const live = await installation.databases.control.read(db => liveOfCustomer(db, stripe_customer_id))
  for (const { stripe_id } of live) await settleSubscription(installation, stripe_id)
}

interface CustomerFacts {
  account_id: string
  former: store.DetailsRow | undefined
  customer: Stripe.Customer
  ids: readonly Stripe.TaxId[]
}

/** What its owner wrote here stays; what is empty here comes from the checkout. Null where nothing is new. */
function takeOver({ account_id, former, customer, ids }: CustomerFacts, now: number): store.DetailsRow | null {
  const own = former?.tax_id_value ?? null
  const found = own === null ? ids[0] : ids.find(({ type, value }) => type === former?.tax_id_type && value === own)
  const status = statuses.find(name => name === found?.verification?.status) ?? null
  const isChecked = found !== undefined && status !== null && (own === null || status !== former?.tax_id_status)
  // An address that Stripe has without a tax ID is written once it is asked for here: by the country alone nothing is lost.
  if (!isChecked && (former || !customer.address?.country)) return null
  const { line1, line2, city, state, postal_code, country } = customer.address ?? {}
  const address = {
    ...{ line1: line1 ?? '', line2: line2 ?? '', city: city ?? '' },
    ...{ state: state ?? '', postal_code: postal_code ?? '', country: country ?? '' },
  }
  const row = former ?? { account_id, name: customer.name ?? '', address, version: 0 }
  return {
    ...{ tax_id_type: null, tax_id_value: null, tax_id_status: null, tax_id_checked_at: null },
    ...row,
    ...(isChecked && {
      ...{ tax_id_type: found.type, tax_id_value: found.value, tax_id_status: status },
      tax_id_checked_at: status === 'pending' ? null : now,
    }),
    version: row.version + 1,
    updated_at: now,
  }
}
