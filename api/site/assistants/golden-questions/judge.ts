/** Whether a golden question was answered as its owner expects: by the passages that were found, and by the answer where one was asked for. Pure. */
import { foldCase } from '../../../platform/texts/fold.ts'
import type { ExpectedPassage, goldenReasons } from './table.ts'

export interface FoundText {
  source_id: string
  text: string
}

export interface AnswerFacts {
  found: readonly FoundText[]
  answerable: boolean
  /** Undefined where no answer was asked for. */
  answer?: {
    /** Numbers of the passages that it cites, from 1. */
    cited: ReadonlySet<number>
    /** Whether it says that it does not know. */
    is_refusal: boolean
    /** Why none was written. */
    failed?: 'limit_reached' | 'no_answer'
  }
}

export interface Judgment {
  passed: boolean
  reason: (typeof goldenReasons)[number] | null
  rank: number | null
}

const plain = (text: string): string => foldCase(text).replaceAll(/\s+/g, ' ').trim()

export const isExpected = ({ source_id, text }: FoundText, expected: readonly ExpectedPassage[]): boolean =>
  expected.some(one => one.source_id === source_id && plain(text).includes(plain(one.text)))

export function judge(expected: readonly ExpectedPassage[], { found, answerable, answer }: AnswerFacts): Judgment {
  const refused = answer && !answer.failed ? answer.is_refusal : !answerable
  if (expected.length === 0) return { passed: refused, reason: refused ? null : 'answerable', rank: null }
  const at = found.findIndex(one => isExpected(one, expected))
  const rank = at < 0 ? null : at + 1
  const failed = (reason: Judgment['reason']) => ({ passed: false, reason, rank })
  if (rank === null) return failed('not_found')
  if (!answerable) return failed('not_answerable')
  if (answer?.failed) return failed(answer.failed)
  if (answer && ![...answer.cited].some(n => found[n - 1] && isExpected(found[n - 1] as FoundText, expected)))
    return failed('not_cited')
  return { passed: true, reason: null, rank }
}
