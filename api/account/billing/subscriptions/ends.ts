/** Subscriptions that are to end, or to become another plan later: a change of one that is carried out takes the place of that. */
import type Stripe from 'stripe'
import type { Installation } from '../../../platform/features/context.ts'
import { requirePayments } from '../../../platform/network/payments.ts'
import { pricesWithIds } from '../../billing-setup/rules.ts'
import { toId } from '../read-invoice.ts'
import { readSubscription } from './read-subscription.ts'
import { isSamePlan } from './same-plan.ts'
import type { PendingChanges } from './store.ts'

type SubscriptionEnd = Pick<Stripe.Subscription, 'cancel_at' | 'cancel_at_period_end'>

/** Either way to say that it ends counts, and Stripe takes one of them in a call. Undefined where it does not end. */
export function toEndless({ cancel_at, cancel_at_period_end }: SubscriptionEnd) {
  if (cancel_at_period_end) return { cancel_at_period_end: false }
  return cancel_at === null ? undefined : { cancel_at: '' as const }
}

/**
 * Another plan is paid: what was to end goes on, as its price has said, and what was scheduled is in its way no more. Stripe takes
 * no such word together with an update that waits for the bank.
 */
export async function isPaidToGoOn(
  { databases }: Installation,
  fetched: Stripe.Subscription,
  { row, changes }: PendingChanges,
): Promise<boolean> {
  const isToChange = toEndless(fetched) !== undefined || fetched.schedule !== null
  if (fetched.pending_update || fetched.ended_at !== null || !isToChange) return false
  const waiting = changes.filter(({ effective_at }) => effective_at === null)
  if (!row || waiting.length === 0) return false
  const ids = fetched.items.data.map(({ price }) => price.id)
  const read = readSubscription(fetched, await databases.control.read(db => pricesWithIds(db, ids)))
  return waiting.some(change => isSamePlan(read, change) && !isSamePlan(row, change))
}

export async function goOn(installation: Installation, fetched: Stripe.Subscription): Promise<void> {
  const { stripe } = requirePayments(installation)
  const schedule = toId(fetched.schedule)
  if (schedule) await stripe.subscriptionSchedules.release(schedule)
  const endless = toEndless(fetched)
  if (endless) await stripe.subscriptions.update(fetched.id, endless)
}
