/** Carries changes of subscriptions out at Stripe. Each call has the key of its intent, so that a repeat does nothing twice. */
import type Stripe from 'stripe'
import type { Installation } from '../../../platform/features/context.ts'
import { askStripe, readFailure, requirePayments } from '../../../platform/network/payments.ts'
import { toId } from '../read-invoice.ts'
import { settleInvoice } from '../settle-invoice.ts'
import { needsConfirmation } from './confirmation.ts'
import { toEndless } from './ends.ts'
import { findPrices, type Target, toDiscounts, toItemParams } from './price-change.ts'
import { findPromotionCode } from './promotion-codes.ts'
import { isSamePlan } from './same-plan.ts'
import { fetchSubscription, settleSubscription } from './settle-subscription.ts'
import type * as store from './store.ts'

const toTarget = (change: store.ChangeRow): Target => ({
  items: change.items,
  interval: change.interval,
  promotion_code: change.promotion_code ?? (change.removes_promotion_code ? null : undefined),
})

/**
 * At once, and only if it is paid: a declined payment leaves everything as it was. Where the bank wants a confirmation, the
 * same update is made once more as one that waits for it. What was to end goes on with another plan.
 */
export async function changeNow(installation: Installation, row: store.SubscriptionRow, change: store.ChangeRow) {
  const payments = requirePayments(installation)
  const target = toTarget(change)
  const prices = await findPrices(installation, row, target)
  const code = target.promotion_code ? await findPromotionCode(payments, target.promotion_code) : null
  const discounts = toDiscounts(target, code)
  const prorated =
    row.status === 'trialing'
      ? { proration_behavior: 'none' as const }
      : { proration_behavior: 'always_invoice' as const, proration_date: change.proration_date }
  const isEnding = row.ends_at !== null && !isSamePlan(row, target)
  const endless = isEnding
    ? toEndless(await askStripe(() => payments.stripe.subscriptions.retrieve(row.stripe_id)))
    : undefined
  const update = (how: Stripe.SubscriptionUpdateParams, idempotencyKey: string) =>
    payments.stripe.subscriptions.update(
      row.stripe_id,
      {
        items: toItemParams(row, target, prices),
        ...prorated,
        ...how,
        ...(discounts !== undefined && { discounts }),
      },
      { idempotencyKey },
    )
  const updated = await askStripe(() =>
    update({ payment_behavior: 'error_if_incomplete', ...endless }, `change ${change.id}`).catch(error => {
      if (!needsConfirmation(error)) throw error
      return update({ payment_behavior: 'pending_if_incomplete' }, `confirm ${change.id}`)
    }),
  )
  await settleSubscription(installation, row.stripe_id)
  const invoice = toId(updated.latest_invoice)
  if (invoice) await settleInvoice(installation, invoice)
}

/** For the end of the period, by a schedule of Stripe, which has the discounts of now. */
export async function scheduleChange(installation: Installation, row: store.SubscriptionRow, change: store.ChangeRow) {
  const { stripe } = requirePayments(installation)
  const target = toTarget(change)
  const prices = await findPrices(installation, row, target)
  // What follows the end of the period is another plan, no end.
  if (row.ends_at !== null) await setRenewal(installation, row, true)
  const current = await askStripe(() => fetchSubscription({ stripe }, row.stripe_id))
  const existing = toId(current.schedule)
  const schedule = existing
    ? await askStripe(() => stripe.subscriptionSchedules.retrieve(existing))
    : await askStripe(() =>
        stripe.subscriptionSchedules.create(
          { from_subscription: row.stripe_id },
          { idempotencyKey: `schedule ${change.id}` },
        ),
      )
  const start_date = schedule.current_phase?.start_date ?? current.start_date
  const end_date = Math.floor((row.period_end_at ?? 0) / 1_000)
  const discounts = current.discounts.flatMap(one =>
    typeof one === 'string' ? [{ discount: one }] : [{ discount: one.id }],
  )
  const own = discounts.length > 0 ? { discounts } : {}
  const code = target.promotion_code ? await findPromotionCode({ stripe }, target.promotion_code) : null
  const later = toDiscounts(target, code)
  await askStripe(() =>
    stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          items: current.items.data.map(({ price, quantity = 1 }) => ({ price: price.id, quantity })),
          start_date,
          end_date,
          proration_behavior: 'none' as const,
          ...own,
        },
        {
          items: target.items.map(({ plan_id, quantity }) => {
            const price = prices.find(one => one.plan_id === plan_id)
            return { price: price?.stripe_id ?? '', quantity }
          }),
          duration: { interval: target.interval },
          proration_behavior: 'none' as const,
          ...(later === undefined ? own : { discounts: later }),
        },
      ],
    }),
  )
}

/** The subscription goes on as it is. */
export async function releaseSchedule(installation: Installation, row: store.SubscriptionRow): Promise<void> {
  const { stripe } = requirePayments(installation)
  const current = await askStripe(() => stripe.subscriptions.retrieve(row.stripe_id))
  const schedule = toId(current.schedule)
  if (schedule) await askStripe(() => stripe.subscriptionSchedules.release(schedule))
}

export async function setRenewal(
  installation: Installation,
  row: store.SubscriptionRow,
  renews: boolean,
): Promise<void> {
  const { stripe } = requirePayments(installation)
  await releaseSchedule(installation, row)
  const current = await askStripe(() => stripe.subscriptions.retrieve(row.stripe_id))
  const endless = toEndless(current)
  if (renews !== (endless !== undefined)) return
  const params = endless ?? { cancel_at_period_end: true }
  await askStripe(() => stripe.subscriptions.update(row.stripe_id, params))
}

/** Ends it at once; one that has ended already is as good. */
export async function endNow(installation: Installation, row: store.SubscriptionRow): Promise<void> {
  const { stripe } = requirePayments(installation)
  try {
    await stripe.subscriptions.cancel(row.stripe_id, {}, { idempotencyKey: `end ${row.id}` })
  } catch (error) {
    if (readFailure(error)?.statusCode !== 404) await askStripe(() => Promise.reject(error))
  }
  await askStripe(() => settleSubscription(installation, row.stripe_id))
}
