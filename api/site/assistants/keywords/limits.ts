/** Numbers of keywords. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const keywordLimits = defineLimits({
  assistant_keywords_max: { value: 500, unit: 'keywords', refused: 'too_many_keywords' },
  keyword_characters_max: { value: 80, unit: 'characters', refused: 'too_long' },
  secondary_keywords_max: { value: 20, unit: 'keywords', refused: 'too_many' },
})
