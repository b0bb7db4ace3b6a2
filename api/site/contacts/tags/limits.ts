/** Numbers of tags. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const tagLimits = defineLimits({
  tag_name_characters_max: { value: 100, unit: 'characters', refused: 'too_long' },
  tag_leads_max: { value: 1_000, unit: 'leads', refused: 'too_many' },
})
