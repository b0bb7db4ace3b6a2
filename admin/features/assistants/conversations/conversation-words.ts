/** States, reasons and filters of conversations in words. */
import type { AnswerRating, ConversationChannel, ConversationStatus } from '@leadwright/sdk'
import type { MessageKey } from '../../../messages/messages.tsx'
import { outcomeWords } from '../provider/outcome-words.ts'

export const stateWords: Readonly<Record<ConversationStatus, MessageKey>> = {
  waiting: 'conversations.waiting',
  attended: 'conversations.attended',
  open: 'conversations.open',
  closed: 'conversations.closed',
}

export const ratingWords: Readonly<Record<AnswerRating, MessageKey>> = {
  good: 'conversations.good',
  bad: 'conversations.bad',
}

export const channelWords: Readonly<Record<ConversationChannel, MessageKey>> = {
  widget: 'conversations.in_widget',
  page: 'conversations.in_page',
  test: 'conversations.in_test',
}

/** Why no model wrote an answer, or not to its end. */
const reasons: Readonly<Record<string, MessageKey>> = {
  ...outcomeWords,
  greeting: 'conversations.reason_greeting',
  thanks: 'conversations.reason_greeting',
  no_passage: 'conversations.reason_no_passage',
  no_model: 'conversations.reason_no_model',
  limit_reached: 'conversations.reason_limit',
  plan_limit_reached: 'conversations.reason_plan_limit',
  site_limit_reached: 'conversations.reason_site_limit',
  instructions: 'conversations.reason_instructions',
  interrupted: 'conversations.reason_interrupted',
}

/** Of a newer server there may be others. */
export const reasonWords = (reason: string): MessageKey => reasons[reason] ?? 'conversations.reason_other'

const filters: Readonly<Record<string, MessageKey>> = {
  html: 'conversations.filter_html',
  link: 'conversations.filter_link',
  image: 'conversations.filter_image',
  word: 'conversations.filter_word',
  instructions: 'conversations.filter_instructions',
}

export const filterWords = (filter: string): MessageKey => filters[filter] ?? 'conversations.filter_other'
