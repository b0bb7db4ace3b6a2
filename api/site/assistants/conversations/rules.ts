/** What is allowed in conversations and what follows; other features call these. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { conversationJoined, conversationMessageAdded, conversationRated, conversationWaiting } from './events.ts'
import { conversationLimits } from './limits.ts'
import * as store from './store.ts'
import { newMessage } from './turns.ts'

export { AnswerFilter } from './answer-filter.ts'
export { type AnswerPart, answerTurn, rehearse } from './answer-question.ts'
export { isAttended } from './attendance.ts'
export { giveBack, stateAfterPerson } from './attended.ts'
export { type Room, takeRoom } from './budget.ts'
export { usageCounter } from './count-usage.ts'
export { dayIn } from './days.ts'
export { chosenBy, sentFormat } from './file-kinds.ts'
export { type ConversationFileRow, countFiles, insertFiles, listFiles as filesOf } from './files-store.ts'
export { type Plan, planAnswer } from './plan-answer.ts'
export { citedIn } from './questions.ts'
export { type ChatScope, chatScope } from './scope.ts'
export {
  type ConversationRow,
  existingConversationIds,
  findConversation,
  findMessage,
  insertConversation,
  lastMessages,
  type MessageRow,
  messagesAfter,
  removeConversation,
  saveConversation,
  spokeWith,
} from './store.ts'
export { beginTurn, interrupt, type Turn, writingIn } from './turns.ts'
export { toCitation, toSentFile } from './wire.ts'
export { type Language, wordOf, wordsOf } from './words.ts'

type Tx = Handle<'site'>

export async function existingConversation(db: Tx, id: string): Promise<store.ConversationRow> {
  const row = await store.findConversation(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** A message of a conversation. */
export async function existingMessage(db: Tx, conversation_id: string, id: string): Promise<store.MessageRow> {
  const row = await store.findMessage(db, id)
  if (row?.conversation_id !== conversation_id) throw problem('not_found')
  return row
}

interface MessageContext {
  now(): number
  newId: (type: 'conversation_message') => string
  emit: Emit
}

/** A person says something: from then on the person answers. */
export async function sayAsPerson(
  tx: Tx,
  row: store.ConversationRow,
  said: { text: string; user_id: string | null; user_name: string },
  { now, newId, emit }: MessageContext,
): Promise<store.MessageRow> {
  const maximum = conversationLimits.conversation_messages_max
  if (row.message_count >= maximum) throw problem('conversation_full', { values: { maximum } })
  const at = now()
  const message = newMessage(row, {
    id: newId('conversation_message'),
    author: 'person',
    status: 'complete',
    created_at: at,
    ...said,
  })
  await store.insertMessage(tx, message)
  const { user_id, user_name } = said
  await store.saveConversation(tx, row.id, {
    ...{ status: 'attended', user_id, user_name, attended_at: at, message_count: message.number },
    ...{ last_message_at: at, updated_at: at },
  })
  const data = { assistant_id: row.assistant_id, message_id: message.id, author: 'person' } as const
  await emit(tx, conversationMessageAdded, { subject_id: row.id, data })
  return message
}

/** The visitor asks for a person. */
export async function askForPerson(tx: Tx, row: store.ConversationRow, emit: Emit, now: number): Promise<void> {
  if (row.status === 'waiting' || row.status === 'attended') return
  await store.saveConversation(tx, row.id, { status: 'waiting', updated_at: now })
  await emit(tx, conversationWaiting, { subject_id: row.id, data: { assistant_id: row.assistant_id } })
}

export async function rateMessage(
  tx: Tx,
  row: store.ConversationRow,
  message: store.MessageRow,
  { rating, comment }: { rating: 'good' | 'bad'; comment: string | null },
  { now, emit }: Pick<MessageContext, 'now' | 'emit'>,
): Promise<void> {
  const at = now()
  await store.saveMessage(tx, message.id, { rating, comment, rated_at: at })
  await store.saveConversation(tx, row.id, { rating, comment, rated_at: at, updated_at: at })
  await emit(tx, conversationRated, { subject_id: row.id, data: { assistant_id: row.assistant_id } })
}

interface JoiningLead {
  lead_id: string
  by: 'form' | 'known'
  /** Of the address in the form. */
  email_key?: string
}

/** It is known whose conversation it is. From before: told of with the first question, since nobody has spoken yet. */
export async function joinLead(
  tx: Tx,
  row: store.ConversationRow,
  { lead_id, by, email_key }: JoiningLead,
  { now, emit }: Pick<MessageContext, 'now' | 'emit'>,
): Promise<void> {
  const at = now()
  // What was said before stays with the person who said it.
  if (row.lead_id !== null && row.lead_id !== lead_id) await store.leaveWithLead(tx, row.id, row.lead_id)
  const sent = email_key !== undefined && { form_sent_at: at, email_key }
  await store.saveConversation(tx, row.id, { lead_id, updated_at: at, ...sent })
  if (by === 'known' && row.message_count === 0) return
  const data = { assistant_id: row.assistant_id, conversation_id: row.id, by }
  await emit(tx, conversationJoined, { lead_id, subject_id: row.id, data })
}
