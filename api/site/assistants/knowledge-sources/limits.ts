/** Numbers of sources of knowledge. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const knowledgeLimits = defineLimits({
  site_sources_max: { value: 2_000, unit: 'sources', refused: 'too_many_sources' },
  /** Of all sources of a site together. */
  site_chunks_max: { value: 200_000, unit: 'passages', refused: 'knowledge_full' },
  source_name_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  pair_question_characters_max: { value: 500, unit: 'characters', refused: 'too_long' },
  pair_answer_characters_max: { value: 5_000, unit: 'characters', refused: 'too_long' },
})
