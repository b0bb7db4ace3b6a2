/** Numbers of plans. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const planLimits = defineLimits({
  plan_number_max: { value: 1_000_000_000_000_000, unit: 'things', refused: 'too_big' },
  plan_description_characters_max: { value: 300, unit: 'characters', refused: 'too_long' },
  plan_highlight_characters_max: { value: 120, unit: 'characters', refused: 'too_long' },
  plan_highlights_max: { value: 12, unit: 'texts', refused: 'too_many' },
  plan_grant_note_characters_max: { value: 300, unit: 'characters', refused: 'too_long' },
  /** Ten currencies, by the month and by the year. */
  plan_prices_max: { value: 20, unit: 'prices', refused: 'too_many' },
  /** In the smallest unit of the currency; Stripe takes no more digits. */
  plan_price_amount_max: { value: 99_999_999, unit: 'cents', refused: 'too_big' },
  /** The longest that Stripe takes. */
  plan_trial_days_max: { value: 730, unit: 'days', refused: 'too_big' },
})
