/** What the URL of the list narrows it to. Pure. */
import type { AnswerRating, ConversationState } from '@leadwright/sdk'
import type { ConversationFilter } from './queries.ts'

export type ConversationView = {
  q?: string
  state?: ConversationState
  rating?: AnswerRating
  unanswered?: 'yes'
  tests?: 'yes'
}

export const filterOf = ({ q, state, rating, unanswered, tests }: ConversationView): ConversationFilter => ({
  ...{ search: q, state, rating },
  unanswered: unanswered === 'yes',
  with_tests: tests === 'yes',
})
