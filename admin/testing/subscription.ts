/** A subscription that several tests show. */
import type { Subscription } from '@leadwright/sdk'

export const starter: Subscription = {
  id: 'subn_1',
  type: 'account_plan',
  status: 'active',
  items: [{ plan_id: 'plan_1', plan_name: 'Starter', plan_type: 'account', quantity: 1, unit_amount: 2_900 }],
  currency: 'EUR',
  interval: 'month',
  amount: 2_900,
  promotion_code: null,
  discount_ends_at: null,
  auto_renewal: true,
  renews_at: '2027-04-14T09:30:00.000Z',
  period_start_at: '2027-03-14T09:30:00.000Z',
  period_end_at: '2027-04-14T09:30:00.000Z',
  trial_ends_at: null,
  ends_at: null,
  ended_at: null,
  refundable_until: null,
  scheduled_change_id: null,
  pending_change_id: null,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
}
