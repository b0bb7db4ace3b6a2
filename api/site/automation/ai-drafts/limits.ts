/** Numbers of texts that the AI writes. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const aiDraftLimits = defineLimits({
  ai_output_tokens_max: { value: 2_000, unit: 'tokens' },
  ai_tries_max: { value: 5, unit: 'tries' },
  ai_busy_hours_max: { value: 24, unit: 'hours' },
  /** Of each value of a lead in a prompt. */
  ai_value_characters_max: { value: 500, unit: 'characters' },
})
