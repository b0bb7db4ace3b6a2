/** Runs and results of golden questions in words. */
import type { GoldenFailureReason, GoldenRunStatus, GoldenRunTarget } from '@leadwright/sdk'
import type { MessageKey } from '../../../messages/messages.tsx'

export const reasonWords: Record<GoldenFailureReason, MessageKey> = {
  not_found: 'golden.not_found',
  not_answerable: 'golden.not_answerable',
  answerable: 'golden.answerable',
  not_cited: 'golden.not_cited',
  limit_reached: 'golden.limit_reached',
  no_answer: 'golden.no_answer',
}

export const targetWords: Record<GoldenRunTarget, MessageKey> = { draft: 'golden.draft', live: 'golden.live' }

export const stateWords: Record<GoldenRunStatus, MessageKey> = {
  running: 'golden.running',
  completed: 'golden.completed',
  canceled: 'golden.canceled',
}
