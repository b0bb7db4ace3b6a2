/** Numbers of the texts of account emails. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const accountEmailLimits = defineLimits({
  account_email_subject_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  account_email_text_characters_max: { value: 5_000, unit: 'characters', refused: 'too_long' },
})
