/** Numbers of the pricing page. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const pricingPageLimits = defineLimits({
  pricing_claim_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  pricing_questions_max: { value: 20, unit: 'questions', refused: 'too_many' },
  pricing_question_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  pricing_answer_characters_max: { value: 2_000, unit: 'characters', refused: 'too_long' },
  /** Within which a first payment is given back. */
  money_back_days: { value: 30, unit: 'days' },
})
