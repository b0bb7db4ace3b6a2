/** Whether the passages that were found answer the question: how much of what it says they say. Pure. */
import { retrievalLimits } from './limits.ts'
import type { Question } from './question.ts'
import type { Ranked } from './ranking.ts'

const looked_at = 3

/** 0 to 1: the share of the question's words, the rarer the more, that one of the best passages has. */
export function confidenceOf(_question: Question, found: readonly Ranked[]): number {
  return Math.max(0, ...found.slice(0, looked_at).map(({ coverage }) => coverage))
}

export const isAnswerable = (confidence: number): boolean => confidence >= retrievalLimits.answer_confidence_min
