/** A subscription as it is made. */
import type Stripe from 'stripe'
import { toList } from './list.ts'
import { getPeriod } from './periods.ts'
import type { PlannedItem } from './plan.ts'
import { mergeMetadata } from './route.ts'
import { toItem } from './subscription-items.ts'
import type { World } from './world.ts'

export interface SubscriptionInput {
  id: string
  customer: string
  items: PlannedItem[]
  trial_end: number | null
  anchor: number
  status: string
  default_payment_method: string | null
  discounts: string[]
  params: Pick<
    Stripe.SubscriptionCreateParams,
    'automatic_tax' | 'billing_mode' | 'description' | 'metadata' | 'payment_settings' | 'trial_settings'
  >
}

export function buildSubscription(world: World, input: SubscriptionInput): Stripe.Subscription {
  const { id, customer, items, trial_end, anchor, params } = input
  const now = world.clock.seconds()
  const data = items.map(item =>
    toItem(world, id, item, trial_end ? { start: now, end: trial_end } : getPeriod(anchor, item.price.recurring!, now)),
  )
  const enabled = params.automatic_tax?.enabled ?? false
  const proration_discounts = params.billing_mode?.flexible?.proration_discounts ?? 'included'
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled, liability: enabled ? { type: 'self' } : null },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts }, type: 'flexible', updated_at: now },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: items[0]!.price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.default_payment_method,
    default_source: null,
    default_tax_rates: [],
    description: params.description || null,
    discounts: input.discounts,
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: toList(`/v1/subscription_items?subscription=${id}`, data),
    latest_invoice: null,
    livemode: world.livemode,
    metadata: mergeMetadata({}, params.metadata),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: params.payment_settings?.save_default_payment_method ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: input.status,
    test_clock: null,
    transfer_data: null,
    trial_end,
    trial_settings: {
      end_behavior: {
        missing_payment_method: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      },
    },
    trial_start: trial_end ? now : null,
  } as unknown as Stripe.Subscription
}
