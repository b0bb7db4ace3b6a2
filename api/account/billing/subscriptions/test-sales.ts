/** What was bought with Stripe's test cards before payments went live: nobody pays for it, and Stripe has none of it in live mode. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { record } from '../record.ts'
import { stripeCustomers, subscriptions } from '../table.ts'
import { subscriptionEnded } from './events.ts'
import { applyToPlans } from './paid-plans.ts'
import { saveSubscription } from './store.ts'

/** Plans and add-ons that they gave end with them. */
export async function endTestSubscriptions(tx: Handle<'control'>, now: number): Promise<void> {
  const testers = tx
    .select({ id: stripeCustomers.stripe_id })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.mode, 'test'))
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(and(isNull(subscriptions.ended_at), inArray(subscriptions.stripe_customer_id, testers)))
  for (const row of rows) {
    const nothing_waits = { live_key: null, next_change_id: null, pending_change_id: null, next_attempt_at: null }
    const over = { ...row, ...nothing_waits, status: 'canceled' as const, ended_at: now, updated_at: now }
    const ended = { ...over, version: row.version + 1 }
    await saveSubscription(tx, ended)
    await applyToPlans(tx, ended, now)
    await record(tx, subscriptionEnded, { subject_id: row.id, account_id: row.account_id, now })
  }
}
