/** Numbers of passages and of finding them. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const retrievalLimits = defineLimits({
  question_characters_max: { value: 2_000, unit: 'characters', refused: 'too_long' },
  /** Of a question; words after these are not looked for. */
  question_words_max: { value: 40, unit: 'words' },
  retrieved_passages_default: { value: 6, unit: 'passages' },
  retrieved_passages_max: { value: 20, unit: 'passages', refused: 'too_big' },
  searched_sources_max: { value: 500, unit: 'sources', refused: 'too_many' },
  /** Passages that are read for one question and put in order exactly. */
  candidate_passages_max: { value: 120, unit: 'passages' },
  /** Entries of the index that are looked at for one question: beyond them common words only tell apart what rarer ones found. */
  index_entries_max: { value: 4_000, unit: 'entries' },
  /** Of the index, joined with others of its pages for each passage that is written. */
  merged_pages_per_passage: { value: 2, unit: 'pages' },
  /** Of versions that are not answered from any more, in one transaction. */
  removed_passages_at_once: { value: 32, unit: 'passages' },
  /** Unlike spellings that are compared with a word that nobody wrote. */
  spellings_compared_max: { value: 2_000, unit: 'words' },
  /** Below it an answer would be a guess. */
  answer_confidence_min: { value: 0.45, unit: 'share of the question' },
  /** Above a passage: fewer are no question. */
  question_above_words_min: { value: 3, unit: 'words' },
  /** Of words that stand in many passages, in how many they do. */
  kept_counts_max: { value: 20_000, unit: 'words' },
  /** Passages whose vectors are compared exactly. */
  near_passages_max: { value: 250, unit: 'passages' },
  /** Of those, how many have a place. */
  ranked_passages_max: { value: 60, unit: 'passages' },
  /** In one request. */
  embedded_at_once: { value: 64, unit: 'passages' },
  written_embeddings_at_once: { value: 16, unit: 'passages' },
  embedding_milliseconds_max: { value: 60_000, unit: 'milliseconds' },
  /** Somebody waits for it. */
  question_embedding_milliseconds_max: { value: 1_500, unit: 'milliseconds' },
})
