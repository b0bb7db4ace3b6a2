/** Numbers of what comes back from emails. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const emailResponseLimits = defineLimits({
  email_responses_kept_max: { value: 50, unit: 'responses' },
  email_response_excerpt_characters_max: { value: 1_000, unit: 'characters' },
})
