/** Numbers of golden questions. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const goldenLimits = defineLimits({
  golden_questions_max: { value: 200, unit: 'questions', refused: 'too_many_golden_questions' },
  golden_passages_max: { value: 5, unit: 'passages', refused: 'too_many' },
  golden_passage_characters_max: { value: 500, unit: 'characters', refused: 'too_long' },
  /** Of one assistant; the oldest go first. */
  golden_runs_kept: { value: 50, unit: 'runs' },
  /** From the last change until the questions are asked again by themselves. */
  golden_rest_seconds: { value: 15, unit: 'seconds' },
  /** Looked for and written together; asked of a model one by one. */
  golden_batch_questions: { value: 10, unit: 'questions' },
})
