/** Numbers of billing. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const billingLimits = defineLimits({
  billing_name_characters_max: { value: 150, unit: 'characters', refused: 'too_long' },
  billing_address_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  tax_id_characters_max: { value: 40, unit: 'characters', refused: 'too_long' },
  plan_quantity_max: { value: 100, unit: 'items', refused: 'too_big' },
  promotion_code_characters_max: { value: 100, unit: 'characters', refused: 'too_long' },
  /** Within which a first payment is given back. */
  refund_days: { value: 30, unit: 'days', refused: 'refund_not_possible' },
  /** So long before a card expires its owner is reminded, once. */
  card_notice_days: { value: 30, unit: 'days' },
  /** So long before a trial ends, as Stripe's event does. */
  trial_notice_days: { value: 3, unit: 'days' },
  /** As long as a price that was shown is valid. */
  price_minutes: { value: 30, unit: 'minutes', refused: 'price_expired' },
})
