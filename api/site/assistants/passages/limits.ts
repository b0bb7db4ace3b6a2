/** Numbers of passages. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const passageLimits = defineLimits({
  /** Of a passage: what is longer is divided between sentences, and what is shorter joined with what follows under the same heading. */
  chunk_characters_max: { value: 1_200, unit: 'characters' },
  chunk_characters_min: { value: 240, unit: 'characters' },
  chunk_heading_characters_max: { value: 300, unit: 'characters' },
  /** Of words whose stems are kept in memory. */
  kept_stems_max: { value: 50_000, unit: 'words' },
  /** Of the vocabulary that spellings are looked up in. */
  vocabulary_word_characters_max: { value: 40, unit: 'characters' },
})
