/** Takes over what Stripe has found out about a customer: how the check of a tax ID ended. */
import type { Installation } from '../../platform/context.ts'
import { requirePayments } from '../../platform/payments.ts'
import { oneSettlement } from './customers.ts'
import * as store from './store.ts'
import type { WithSettlement } from './subscriptions/settle-subscription.ts'

const statuses = ['pending', 'verified', 'unverified', 'unavailable'] as const

export const settleCustomer = (installation: Installation, stripe_id: string, within?: WithSettlement) =>
  oneSettlement(installation, stripe_id, async () => {
    const { databases, clock } = installation
    const { stripe } = requirePayments(installation)
    const customer = await stripe.customers.retrieve(stripe_id)
    const ids = customer.deleted ? [] : (await stripe.customers.listTaxIds(stripe_id)).data
    await databases.control.write(async tx => {
      const account_id = (await store.customerByStripeId(tx, stripe_id))?.account_id ?? null
      const details = account_id ? await store.findDetails(tx, account_id) : undefined
      const found = ids.find(({ type, value }) => type === details?.tax_id_type && value === details.tax_id_value)
      const status = statuses.find(name => name === found?.verification?.status)
      const effects: string[] = []
      if (details && status && status !== details.tax_id_status) {
        const now = clock.now()
        const set = { tax_id_status: status, tax_id_checked_at: now, updated_at: now, version: details.version + 1 }
        await store.saveDetails(tx, { ...details, ...set })
        effects.push('billing_details.updated')
      }
      await within?.(tx, { account_id, effects })
    })
  })
