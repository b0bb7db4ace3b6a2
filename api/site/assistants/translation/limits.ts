/** Numbers of translations. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const translationLimits = defineLimits({
  translated_characters_max: { value: 6_000, unit: 'characters', refused: 'too_long' },
  translation_kept_words_max: { value: 100, unit: 'words', refused: 'too_many' },
  translation_kept_word_characters_max: { value: 100, unit: 'characters', refused: 'too_long' },
  translation_tokens_max: { value: 6_000, unit: 'tokens' },
})
