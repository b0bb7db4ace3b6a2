/** Settles an object of which events have come, in one transaction with their rows in the ledger. */
import type { Installation } from '../../platform/features/context.ts'
import { isMissing, readFailure, requirePayments } from '../../platform/network/payments.ts'
import { settleCustomer, settleInvoice, settleSubscription, toId, type WithSettlement } from '../billing/rules.ts'
import { settleCheckout } from '../checkout/rules.ts'
import type { ObjectKind } from './pointer.ts'
import * as store from './store.ts'

/** A refund is of a payment, which is one of an invoice. */
async function settleIntent(installation: Installation, id: string, within: WithSettlement): Promise<unknown> {
  const { stripe } = requirePayments(installation)
  const { data } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: id } })
  const invoice = toId(data[0]?.invoice)
  if (invoice) return settleInvoice(installation, invoice, within)
  return installation.databases.control.write(tx => within(tx, { account_id: null, effects: [] }))
}

const settlements: Record<
  ObjectKind,
  (installation: Installation, id: string, within: WithSettlement) => Promise<unknown>
> = {
  subscription: settleSubscription,
  invoice: settleInvoice,
  'checkout.session': settleCheckout,
  payment_intent: settleIntent,
  customer: settleCustomer,
}

/** Each event that was there before the object was fetched is done with it. */
export async function settleObject(installation: Installation, object_id: string): Promise<void> {
  const { databases, clock } = installation
  const events = await databases.control.read(db => store.waitingEvents(db, object_id))
  const [first] = events
  if (!first) return
  const ids = events.map(({ id }) => id)
  const settlement = settlements[first.object_type as ObjectKind]
  const within: WithSettlement = (tx, { account_id, effects }) =>
    store.updateEvents(tx, ids, {
      status: account_id ? 'done' : 'ignored',
      account_id,
      effects,
      failure: null,
      tries: first.tries + 1,
      settled_at: clock.now(),
    })
  try {
    await settlement(installation, object_id, within)
  } catch (error) {
    const failure = readFailure(error)?.type ?? (error instanceof Error ? error.name : 'Error')
    // Deleted at Stripe: there is nothing to take over any more.
    const isGone = isMissing(error)
    const set = {
      failure,
      tries: first.tries + 1,
      ...(isGone && { status: 'failed' as const, settled_at: clock.now() }),
    }
    await databases.control.write(tx => store.updateEvents(tx, ids, set))
    if (!isGone) throw error
  }
}
