/** Numbers of answers to questions in emails. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const answerLimits = defineLimits({
  answer_text_characters_max: { value: 2_000, unit: 'characters' },
  answers_kept_max: { value: 200, unit: 'answers' },
})
