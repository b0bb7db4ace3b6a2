/** Whether the passages that were found answer the question: how much of what it says they say. Pure. */
import { withoutAccents, wordsOf } from '../passages/rules.ts'
import { retrievalLimits } from './limits.ts'
import type { Question } from './question.ts'
import type { ChunkScore } from './ranking.ts'

const looked_at = 3

/** 0 to 1: the share of the question's words, the rarer the more, that one of the best passages has. */
export function confidenceOf({ text }: Question, found: readonly ChunkScore[]): number {
  const asked = new Set(wordsOf(text).map(withoutAccents))
  const confidences = found
    .slice(0, looked_at)
    .map(one => (isAsked(one, asked) ? Math.max(one.coverage, one.share) : one.coverage))
  return Math.max(0, ...confidences)
}

/**
 * Whether the question is the one above the passage, word for word, with more words in it: “Where can I park?” and “Where can I
 * park my car?”. How rare the others are then says nothing.
 */
function isAsked({ chunk: { heading, title } }: ChunkScore, asked: ReadonlySet<string>): boolean {
  const above = wordsOf(heading || title).map(withoutAccents)
  return above.length >= retrievalLimits.question_above_words_min && above.every(word => asked.has(word))
}

export const isAnswerable = (confidence: number): boolean => confidence >= retrievalLimits.answer_confidence_min
