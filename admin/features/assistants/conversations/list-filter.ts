/** What the URL of the list narrows it to. Pure. */
import type { AnswerRating, ConversationStatus } from '@leadwright/sdk'
import type { ConversationFilter } from './queries.ts'

export type ConversationView = {
  q?: string
  status?: ConversationStatus
  rating?: AnswerRating
  unanswered?: 'yes'
  tests?: 'yes'
}

export const filterOf = ({ q, status, rating, unanswered, tests }: ConversationView): ConversationFilter => ({
  ...{ search: q, status, rating },
  unanswered: unanswered === 'yes',
  with_tests: tests === 'yes',
})
