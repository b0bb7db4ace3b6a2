/** Compares every open subscription with Stripe, and lists what differs. What differs is settled then, and what is about to happen is said. */
import type Stripe from 'stripe'
import type { Installation } from '../../platform/features/context.ts'
import { requirePayments } from '../../platform/network/payments.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import {
  allLive,
  isFinal,
  readSubscription,
  remindByNight,
  type SubscriptionRow,
  settleSubscription,
} from '../billing/rules.ts'
import { pricesWithIds } from '../billing-setup/rules.ts'
import { type ReconciliationRow, saveReconciliation } from './store.ts'
import type { Difference } from './table.ts'

const compared = ['status', 'ends_at', 'period_end_at', 'interval', 'currency', 'trial_ends_at'] as const
/** Numbers are moments. */
const toText = (value: string | number | null): string | null => (typeof value === 'number' ? toInstant(value) : value)
const toItems = (items: SubscriptionRow['items']): string =>
  items
    .map(({ plan_id, quantity }) => `${plan_id} × ${quantity}`)
    .toSorted()
    .join(', ')

function toDifferences(row: SubscriptionRow, read: ReturnType<typeof readSubscription>): Difference[] {
  const about = { subscription_id: row.id, stripe_id: row.stripe_id, account_id: row.account_id }
  const pairs = [
    ...compared.map(what => [what, toText(row[what]), toText(read[what])] as const),
    ['items', toItems(row.items), toItems(read.items)] as const,
  ]
  return pairs.flatMap(([what, ours, stripes]) => (ours === stripes ? [] : [{ ...about, what, ours, stripes }]))
}

export async function runReconciliation(installation: Installation, row: ReconciliationRow): Promise<void> {
  const { databases, clock } = installation
  const { stripe } = requirePayments(installation)
  const rows = new Map((await databases.control.read(allLive)).map(one => [one.stripe_id, one]))
  const known = rows.size
  const differences: Difference[] = []
  const compare = async (subscription: Stripe.Subscription) => {
    const own = rows.get(subscription.id)
    rows.delete(subscription.id)
    const ids = subscription.items.data.map(({ price }) => price.id)
    const read = readSubscription(subscription, await databases.control.read(db => pricesWithIds(db, ids)))
    if (own) differences.push(...toDifferences(own, read))
    else if (!isFinal(read) && subscription.metadata.account_id) {
      const account_id = subscription.metadata.account_id
      const about = { subscription_id: null, stripe_id: subscription.id, account_id }
      differences.push({ ...about, what: 'missing_here', ours: null, stripes: read.status })
    }
  }
  const all = stripe.subscriptions.list({ status: 'all', limit: 100, expand: ['data.default_payment_method'] })
  for await (const subscription of all) {
    const own = rows.get(subscription.id)
    await compare(subscription)
    if (own && !isFinal(own)) await remindByNight(installation, own, subscription)
  }
  for (const own of rows.values())
    differences.push({
      subscription_id: own.id,
      stripe_id: own.stripe_id,
      account_id: own.account_id,
      what: 'missing_there',
      ours: own.status,
      stripes: null,
    })
  const done = { ...row, status: 'done' as const, subscriptions_compared: known, differences, ended_at: clock.now() }
  await databases.control.write(tx => saveReconciliation(tx, done))
  const there = differences.filter(({ what }) => what !== 'missing_there')
  for (const stripe_id of new Set(there.map(one => one.stripe_id))) await settleSubscription(installation, stripe_id)
}
