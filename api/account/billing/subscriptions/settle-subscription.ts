/** Takes over how a subscription stands at Stripe: what is fetched is the present, whatever told of it. */
import { isDeepStrictEqual } from 'node:util'
import type Stripe from 'stripe'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { requirePayments } from '../../../platform/network/payments.ts'
import { pricesWithIds } from '../../billing-setup/rules.ts'
import { retryInSites } from '../../plans/rules.ts'
import { oneSettlement } from '../customers.ts'
import { record } from '../record.ts'
import { customerByStripeId } from '../store.ts'
import { goOn, isPaidToGoOn } from './ends.ts'
import { subscriptionCreated, subscriptionEnded, subscriptionUpdated } from './events.ts'
import { tellOfSubscription } from './notices.ts'
import { applyToPlans } from './paid-plans.ts'
import { readFingerprint, readSubscription } from './read-subscription.ts'
import { remind } from './reminders.ts'
import { paidChanges, settleChanges } from './settle-changes.ts'
import { hasAccess, isFinal } from './status.ts'
import * as store from './store.ts'
import { isTrialRefused, takeTrial } from './trials.ts'

type Db = Handle<'control'>

/** What one settlement did; `account_id` is null where the object is not ours. */
export interface Settlement {
  account_id: string | null
  effects: string[]
}
/** Called in the transaction of the settlement. */
export type WithSettlement = (tx: Db, settled: Settlement) => Promise<void>

const expand = ['latest_invoice', 'default_payment_method', 'discounts.promotion_code']

export const fetchSubscription = ({ stripe }: { stripe: Stripe }, id: string): Promise<Stripe.Subscription> =>
  stripe.subscriptions.retrieve(id, { expand })

export const settleSubscription = (
  installation: Installation,
  stripe_id: string,
  within?: WithSettlement,
): Promise<store.SubscriptionRow | undefined> =>
  oneSettlement(installation, stripe_id, () => settle(installation, stripe_id, within))

async function settle(installation: Installation, stripe_id: string, within?: WithSettlement) {
  const { databases, clock } = installation
  const payments = requirePayments(installation)
  let fetched = await fetchSubscription(payments, stripe_id)
  const pending = await databases.control.read(db => store.readPendingChanges(db, stripe_id))
  if (await isPaidToGoOn(installation, fetched, pending)) {
    await goOn(installation, fetched)
    fetched = await fetchSubscription(payments, stripe_id)
  }
  const paid = await paidChanges(payments, fetched, pending)
  const done = await databases.control.write(async tx => {
    const applied = await apply(tx, installation, { fetched, paid }, clock.now())
    await within?.(tx, applied)
    return applied
  })
  await retryInSites(installation, done.site_ids, clock.now())
  if (done.refusesTrial) {
    // Nothing was paid: it ends, and is bought again without a trial.
    await payments.stripe.subscriptions.cancel(stripe_id, {}, { idempotencyKey: `refuse trial ${stripe_id}` })
    return settle(installation, stripe_id)
  }
  if (done.row) await remind(installation, done.row, fetched)
  return done.row
}

interface AppliedSettlement extends Settlement {
  row?: store.SubscriptionRow
  site_ids: string[]
  refusesTrial: boolean
}

interface Presence {
  fetched: Stripe.Subscription
  paid: ReadonlySet<string>
}

async function apply(
  tx: Db,
  installation: Installation,
  { fetched, paid }: Presence,
  now: number,
): Promise<AppliedSettlement> {
  const nothing: AppliedSettlement = { account_id: null, effects: [], site_ids: [], refusesTrial: false }
  const prices = await pricesWithIds(
    tx,
    fetched.items.data.map(({ price }) => price.id),
  )
  const read = readSubscription(fetched, prices)
  const account_id = (await customerByStripeId(tx, read.stripe_customer_id))?.account_id
  if (!account_id) return nothing
  const former = await store.byStripeId(tx, read.stripe_id)
  if (former && isFinal(former)) return { ...nothing, account_id, row: former }
  const row = await toRow(tx, { account_id, read, former, now, isScheduled: fetched.schedule !== null }, installation)
  await settleChanges(tx, installation, { former, row, fetched, paid }, now)
  const effects = toEffects(former, row)
  if (former && effects.length === 0) return { ...nothing, account_id, row: former }
  // A price that was shown holds for another card.
  const keepsPrice = former && toEffects({ ...former, payment_method_id: row.payment_method_id }, row).length === 0
  if (keepsPrice) row.version = former.version
  await store.saveSubscription(tx, row)
  if (row.trial_ends_at !== null) await takeTrial(tx, row, readFingerprint(fetched), now)
  const refusesTrial = row.status === 'trialing' && (await isTrialRefused(tx, row, readFingerprint(fetched)))
  const site_ids = await applyToPlans(tx, row, now)
  for (const event of effects) await record(tx, event, { subject_id: row.id, account_id, now })
  await tellOfSubscription(tx, installation, { former, row, refusesTrial }, now)
  return { account_id, effects: effects.map(({ name }) => name), row, site_ids, refusesTrial }
}

interface StripeState {
  /** A schedule of Stripe waits for the end of the period. */
  isScheduled: boolean
  account_id: string
  read: ReturnType<typeof readSubscription>
  former: store.SubscriptionRow | undefined
  now: number
}

async function toRow(tx: Db, { account_id, read, former, now, isScheduled }: StripeState, { newId }: Installation) {
  const key = read.site_id ?? account_id
  const other = await store.findLive(tx, key)
  const isFree = other === undefined || other.stripe_id === read.stripe_id
  const row: store.SubscriptionRow = {
    id: former?.id ?? newId('subscription'),
    account_id,
    ...read,
    // Of two, which only a hand at Stripe can make, the first one counts; the comparison with Stripe names the other.
    live_key: !isFinal(read) && isFree ? key : null,
    past_due_at: read.status === 'past_due' ? (former?.past_due_at ?? now) : null,
    first_paid_at: former?.first_paid_at ?? null,
    pending_change_id: null,
    next_change_id: isScheduled && former?.period_end_at === read.period_end_at ? former.next_change_id : null,
    version: (former?.version ?? 0) + 1,
    updated_at: now,
  }
  return row
}

/** Everything but what every settlement writes. */
const toComparable = ({ version: _version, updated_at: _updated_at, ...row }: store.SubscriptionRow) => row

function toEffects(former: store.SubscriptionRow | undefined, row: store.SubscriptionRow) {
  if (former && isDeepStrictEqual(toComparable(former), toComparable(row))) return []
  const ends = isFinal(row) || (former !== undefined && hasAccess(former) && !hasAccess(row))
  return [former ? subscriptionUpdated : subscriptionCreated, ...(ends ? [subscriptionEnded] : [])]
}
