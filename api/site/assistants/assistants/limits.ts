/** Numbers of assistants. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const assistantLimits = defineLimits({
  assistant_instructions_characters_max: { value: 8_000, unit: 'characters', refused: 'too_long' },
  assistant_model_characters_max: { value: 100, unit: 'characters', refused: 'too_long' },
  assistant_temperature_max: { value: 2, unit: 'degrees', refused: 'too_big' },
  assistant_sources_max: { value: 200, unit: 'sources', refused: 'too_many' },
  assistant_words_max: { value: 200, unit: 'words', refused: 'too_many' },
  assistant_word_characters_max: { value: 100, unit: 'characters', refused: 'too_long' },
  assistant_hosts_max: { value: 50, unit: 'hosts', refused: 'too_many' },
  assistant_questions_max: { value: 8, unit: 'questions', refused: 'too_many' },
  assistant_text_characters_max: { value: 500, unit: 'characters', refused: 'too_long' },
  assistant_openers_max: { value: 10, unit: 'openers', refused: 'too_many' },
  assistant_cap_cents_max: { value: 10_000_000, unit: 'cents', refused: 'too_big' },
  assistant_visitor_answers_max: { value: 10_000, unit: 'answers', refused: 'too_big' },
  assistant_form_after_max: { value: 50, unit: 'messages', refused: 'too_big' },
  /** Published settings kept of one assistant; the oldest go first. */
  assistant_versions_kept: { value: 100, unit: 'versions' },
})
