/** A question and its answer in the database: begun together, ended once, whatever happens between. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Usage } from '../../../platform/network/ai/writer.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { countAnswer } from './count-usage.ts'
import { dayIn } from './days.ts'
import { conversationAnswered, conversationJoined, conversationMessageAdded, conversationStarted } from './events.ts'
import { type ConversationFileRow, sendFiles } from './files-store.ts'
import { conversationLimits } from './limits.ts'
import { beginningOf } from './questions.ts'
import type { ChatScope } from './scope.ts'
import * as store from './store.ts'
import type { Why } from './table.ts'

type Tx = Handle<'site'>

/** Answers that this process is writing, by conversation: what else the database calls written was interrupted. */
const writing = new WeakMap<object, Map<string, string>>()

export function writingIn({ installation: { databases } }: Pick<ChatScope, 'installation'>): Map<string, string> {
  const known = writing.get(databases) ?? new Map<string, string>()
  writing.set(databases, known)
  return known
}

export const newMessage = (
  conversation: Pick<store.ConversationRow, 'id' | 'message_count'>,
  given: Pick<store.MessageRow, 'id' | 'author' | 'text' | 'status' | 'created_at'> & Partial<store.MessageRow>,
): store.MessageRow => ({
  conversation_id: conversation.id,
  number: conversation.message_count + 1,
  lead_id: null,
  user_id: null,
  user_name: null,
  reason: null,
  topic: null,
  why: null,
  model: null,
  input_tokens: 0,
  output_tokens: 0,
  cost: 0,
  rating: null,
  comment: null,
  rated_at: null,
  corrected_by: null,
  completed_at: given.status === 'writing' ? null : given.created_at,
  ...given,
})

export interface Turn {
  conversation: store.ConversationRow
  question: store.MessageRow
  /** That were sent with it. */
  files: readonly ConversationFileRow[]
  /** Null: a person answers. */
  answer: store.MessageRow | null
}

/** The question, and the place of its answer. */
export async function beginTurn(
  tx: Tx,
  scope: ChatScope,
  conversation_id: string,
  { text, file_ids = [] }: { text: string; file_ids?: readonly string[] | undefined },
): Promise<Turn> {
  const conversation = await store.findConversation(tx, conversation_id)
  if (!conversation) throw problem('not_found')
  const { message_count: count, assistant_id } = conversation
  const maximum = conversationLimits.conversation_messages_max
  if (count + 2 > maximum) throw problem('conversation_full', { values: { maximum } })
  await settleInterrupted(tx, scope, conversation)
  const at = scope.now()
  const asked = { author: 'visitor', text, status: 'complete', created_at: at } as const
  const question = newMessage(conversation, { id: scope.newId('conversation_message'), ...asked })
  await store.insertMessage(tx, question)
  const files = file_ids.length === 0 ? [] : await sent(tx, file_ids, question)
  if (count === 0) await tellOfStart(tx, scope, conversation)
  const added = { assistant_id, message_id: question.id, author: 'visitor' } as const
  await scope.emit(tx, conversationMessageAdded, { subject_id: conversation.id, data: added })
  const isAttended = conversation.status === 'attended'
  const place = { author: 'assistant', text: '', status: 'writing', created_at: at } as const
  const answer = isAttended
    ? null
    : newMessage(
        { id: conversation.id, message_count: count + 1 },
        { id: scope.newId('conversation_message'), ...place },
      )
  if (answer) await store.insertMessage(tx, answer)
  const set = {
    message_count: count + (answer ? 2 : 1),
    last_message_at: at,
    updated_at: at,
    ...(count === 0 && { title: beginningOf(text, conversationLimits.conversation_title_characters) }),
    ...(conversation.status === 'closed' && { status: 'open' as const }),
  }
  await store.saveConversation(tx, conversation.id, set)
  return { conversation: { ...conversation, ...set }, question, files, answer }
}

async function sent(tx: Tx, ids: readonly string[], { id: message_id, conversation_id }: store.MessageRow) {
  const files = await sendFiles(tx, ids, { conversation_id, message_id })
  const missing = ids.findIndex(id => !files.some(file => file.id === id))
  if (missing >= 0) throw invalid(`/file_ids/${missing}`, 'unknown_reference')
  return files
}

async function tellOfStart(
  tx: Tx,
  { emit }: ChatScope,
  { id, assistant_id, lead_id, form_sent_at }: store.ConversationRow,
) {
  await emit(tx, conversationStarted, { subject_id: id, data: { assistant_id } })
  if (lead_id === null || form_sent_at !== null) return
  const data = { assistant_id, conversation_id: id, by: 'known' } as const
  await emit(tx, conversationJoined, { lead_id, subject_id: id, data })
}

/** One answer at a time; what a process that is gone left unwritten is ended here. */
async function settleInterrupted(tx: Tx, scope: ChatScope, conversation: store.ConversationRow): Promise<void> {
  const [last] = await store.lastMessages(tx, conversation.id, { limit: 1 })
  if (last?.status !== 'writing') return
  if (writingIn(scope).get(conversation.id) === last.id) throw problem('answer_under_way')
  await interrupt(tx, scope, conversation, last)
}

export async function interrupt(
  tx: Tx,
  scope: Pick<ChatScope, 'site' | 'now'>,
  conversation: Pick<store.ConversationRow, 'assistant_id' | 'visitor_key' | 'channel'>,
  { id, cost, input_tokens, output_tokens }: store.MessageRow,
): Promise<void> {
  const set = { status: 'failed', reason: 'interrupted', completed_at: scope.now() } as const
  if (!(await store.endWriting(tx, id, set)) || cost === 0) return
  const day = dayIn(scope.site.timezone, scope.now())
  await countAnswer(tx, day, conversation, { usage: { input_tokens, output_tokens }, cost })
}

/** What may be spent, before a model is asked: counted if nobody comes to say what was. */
export const reserve = (
  tx: Tx,
  id: string,
  given: { model: string; usage: Usage; cost: number; why: Why },
): Promise<void> => store.saveMessage(tx, id, { model: given.model, ...given.usage, cost: given.cost, why: given.why })

export interface TurnEnd {
  text: string
  status: 'complete' | 'partial' | 'refused' | 'failed'
  reason: string | null
  topic: string | null
  why: Why | null
  model: string | null
  usage: Usage
  cost: number
}

/** The answer, and what it cost: once. */
export async function endTurn(
  tx: Tx,
  scope: ChatScope,
  turn: Turn,
  ended: TurnEnd,
): Promise<store.MessageRow | undefined> {
  const { conversation, answer } = turn
  if (!answer) return undefined
  const { usage, ...rest } = ended
  const at = scope.now()
  if (!(await store.endWriting(tx, answer.id, { ...rest, ...usage, completed_at: at }))) {
    return store.findMessage(tx, answer.id)
  }
  const { assistant_id, id } = conversation
  if (usage.input_tokens + usage.output_tokens > 0) {
    const day = dayIn(scope.site.timezone, at)
    await countAnswer(tx, day, conversation, { usage, cost: ended.cost })
  }
  await store.saveConversation(tx, id, { last_message_at: at, updated_at: at })
  const data = { assistant_id, message_id: answer.id, status: ended.status }
  await scope.emit(tx, conversationAnswered, { subject_id: id, data })
  return store.findMessage(tx, answer.id)
}
