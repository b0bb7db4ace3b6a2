/** Takes over how a checkout stands at Stripe, with what was bought. */
import type Stripe from 'stripe'
import type { Installation } from '../../platform/features/context.ts'
import { requirePayments } from '../../platform/network/payments.ts'
import {
  byStripeId,
  oneSettlement,
  record,
  settleInvoice,
  settleSubscription,
  toId,
  type WithSettlement,
} from '../billing/rules.ts'
import { checkoutCompleted } from './events.ts'
import { boughtCart } from './ports.ts'
import { type CheckoutRow, checkoutByStripeId, updateCheckout } from './store.ts'

export const settleCheckout = (installation: Installation, stripe_id: string, within?: WithSettlement) =>
  oneSettlement(installation, stripe_id, async () => {
    const { databases, clock } = installation
    const { stripe } = requirePayments(installation)
    const session = await stripe.checkout.sessions.retrieve(stripe_id)
    const bought = toId(session.subscription)
    if (bought) await settleSubscription(installation, bought)
    const invoice = toId(session.invoice)
    if (invoice) await settleInvoice(installation, invoice)
    const now = clock.now()
    return databases.control.write(async tx => {
      const row = await checkoutByStripeId(tx, stripe_id)
      const subscription = bought ? await byStripeId(tx, bought) : undefined
      const status = row && toState(session, row.status)
      const isDone = status === 'complete' && row?.status !== 'complete'
      if (row && status && (isDone || status !== row.status)) {
        const completed_at = isDone ? now : row.completed_at
        const open_key = status === 'open' ? row.open_key : null
        const set = { status, open_key, subscription_id: subscription?.id ?? null, completed_at, updated_at: now }
        await updateCheckout(tx, row.id, set)
      }
      const account_id = row?.account_id ?? null
      if (row?.site_id && isDone) await installation.connections.through(boughtCart).empty(tx, row.site_id)
      if (row && isDone) await record(tx, checkoutCompleted, { subject_id: row.id, account_id: row.account_id, now })
      await within?.(tx, { account_id, effects: isDone ? [checkoutCompleted.name] : [] })
    })
  })

/** What is complete stays so. One that we canceled is complete where the buyer was faster. */
function toState({ status }: Stripe.Checkout.Session, former: CheckoutRow['status']): CheckoutRow['status'] {
  if (former === 'complete' || status === 'complete') return 'complete'
  if (former === 'canceled') return 'canceled'
  return status === 'expired' ? 'expired' : 'open'
}
