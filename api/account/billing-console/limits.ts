/** Numbers of the console of payments. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const billingConsoleLimits = defineLimits({
  coupon_code_characters_max: { value: 50, unit: 'characters', refused: 'too_long' },
  coupon_name_characters_max: { value: 40, unit: 'characters', refused: 'too_long' },
})
