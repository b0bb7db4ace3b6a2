/** Changes that are being carried out, by how their subscription stands at Stripe. */
import type Stripe from 'stripe'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { addOnsBought } from '../ports.ts'
import { toId } from '../read-invoice.ts'
import { isSamePlan } from './same-plan.ts'
import * as store from './store.ts'

interface SubscriptionStates {
  former: store.SubscriptionRow | undefined
  row: store.SubscriptionRow
  fetched: Stripe.Subscription
  /** Invoices of changes that waited for the bank and are paid. */
  paid: ReadonlySet<string>
}

/** Paid invoices of changes that waited for the bank, read before the transaction: what was scheduled may have taken the place of a plan that was paid before anybody told of it. */
export async function paidChanges(
  { stripe }: { stripe: Stripe },
  fetched: Stripe.Subscription,
  { changes }: store.PendingChanges,
): Promise<ReadonlySet<string>> {
  const paid = new Set<string>()
  if (fetched.pending_update) return paid
  for (const { stripe_invoice_id: id } of changes)
    if (id !== null && (await stripe.invoices.retrieve(id)).status === 'paid') paid.add(id)
  return paid
}

/** What is there is done; what Stripe has dropped was not paid; what it keeps waits for the buyer, and stands in the row. */
export async function settleChanges(
  tx: Handle<'control'>,
  { connections }: Pick<Installation, 'connections'>,
  { former, row, fetched, paid }: SubscriptionStates,
  updated_at: number,
): Promise<void> {
  if (!former) return
  for (const change of await store.pendingChanges(tx, row.id)) {
    if (change.effective_at !== null) continue
    if (fetched.pending_update && row.pending_change_id === null) {
      row.pending_change_id = change.id
      const stripe_invoice_id = toId(fetched.latest_invoice)
      if (change.stripe_invoice_id !== stripe_invoice_id)
        await store.updateChange(tx, change.id, { stripe_invoice_id, updated_at })
      continue
    }
    const isThere = isSamePlan(row, change) && !isSamePlan(former, change)
    if (isThere || (change.stripe_invoice_id !== null && paid.has(change.stripe_invoice_id))) {
      await store.updateChange(tx, change.id, { status: 'done', updated_at })
      const replaced = isThere && row.next_change_id === null ? former.next_change_id : null
      if (replaced) await store.updateChange(tx, replaced, { status: 'canceled', updated_at })
      if (row.site_id) await connections.through(addOnsBought)(tx, row.site_id, toAdded(former, change))
    } else if (change.stripe_invoice_id !== null)
      await store.updateChange(tx, change.id, { status: 'failed', failure: 'not_confirmed', updated_at })
  }
}

/** How many of each plan a change adds. */
function toAdded({ items }: store.SubscriptionRow, change: store.ChangeRow) {
  const before = new Map(items.map(({ plan_id, quantity }) => [plan_id, quantity]))
  return change.items
    .map(({ plan_id, quantity }) => ({ plan_id, quantity: quantity - (before.get(plan_id) ?? 0) }))
    .filter(({ quantity }) => quantity !== 0)
}
