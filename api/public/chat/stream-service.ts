/** The endpoints that answer a visitor as the answer is written, and tell what a person says. */

import { eventBounds } from '../../platform/events/events.ts'
import type { Context } from '../../platform/features/context.ts'
import type { EventsOf } from '../../platform/features/contract.ts'
import { endpoint } from '../../platform/features/endpoint.ts'
import { clientPlace } from '../../platform/http/client-place.ts'
import { problem } from '../../platform/problem/problem.ts'
import { type EventSender, eventStream } from '../../platform/routing/event-stream.ts'
import { tooManyAtOnce } from '../../platform/routing/open-answers.ts'
import { errorFields } from '../../platform/runtime/log.ts'
import { type AssistantSettings, publicAssistant } from '../../site/assistants/assistants/rules.ts'
import { conversationLimits as limits } from '../../site/assistants/conversations/limits.ts'
import {
  answerTurn,
  beginTurn,
  type ChatScope,
  chatScope,
  giveBack,
  type MessageRow,
  stateAfterPerson,
  type Turn,
} from '../../site/assistants/conversations/rules.ts'
import * as contract from './contract.ts'
import { requireSecret, shownConversation } from './conversation.ts'
import { type Follower, siteFollowers } from './followers.ts'
import { toChatMessage } from './wire.ts'

const own = { per_minute: limits.chat_messages_per_minute, burst: limits.chat_messages_per_minute }
const shared = { per_minute: limits.chat_address_messages_per_minute, burst: limits.chat_address_messages_per_minute }

export const sendMessage = endpoint(contract.sendMessage, async ({ params, body }, context) => {
  const { conversation_id } = params
  await requireSecret(context, conversation_id)
  const { installation, site, request } = context
  installation.rateLimits.demand('chat', `${site.id} ${conversation_id}`, own)
  installation.rateLimits.demand('chat-address', `${site.id} ${clientPlace(request.ip).address}`, shared)
  const scope = await chatScope(context)
  const { row, assistant } = await scope.database.read(async db => {
    const row = await shownConversation(db, conversation_id)
    return { row, assistant: await publicAssistant(db, row.assistant_id) }
  })
  const status = await stateAfterPerson(scope, row, assistant?.published)
  // A person goes on talking, whatever became of the assistant.
  if (!assistant && (row.status !== 'attended' || status !== null)) throw problem('site_not_found')
  const turn = await scope.database.write(async tx => {
    await giveBack(tx, scope, row, status)
    return beginTurn(tx, scope, conversation_id, body)
  })
  if (!assistant) return answered(scope, { ...turn, answer: null }, undefined, context)
  return answered(scope, turn, { settings: assistant.published, version: assistant.published_version ?? 1 }, context)
})

interface ChatContext {
  settings: AssistantSettings
  version: number
}

function answered(scope: ChatScope, turn: Turn, talking: ChatContext | undefined, context: Context): Response {
  return eventStream<EventsOf<typeof contract.sendMessage>>(context.request.signal, telling => {
    telling.tell('message', toChatMessage(turn.question, turn.files))
    if (!turn.answer || !talking) {
      telling.tell('person', { name: turn.conversation.user_name ?? '' })
      telling.end()
      return undefined
    }
    const { settings, version } = talking
    const asked = { settings, settings_version: version }
    void answerTurn(scope, turn, asked, told => telling.tell(told.type, { text: told.text }))
      .then(answer => {
        if (answer && formIsDue(settings, turn, answer)) telling.tell('form', {})
        if (answer) telling.tell('message', toChatMessage(answer))
      })
      .catch(error => context.log.error(errorFields(error), 'answer'))
      .finally(telling.end)
    return undefined
  })
}

/** Whether the chat asks for an address after this answer. */
function formIsDue({ quick_form }: AssistantSettings, { conversation, question }: Turn, answer: MessageRow): boolean {
  if (conversation.form_sent_at !== null || conversation.lead_id !== null) return false
  const said = Math.ceil(question.number / 2)
  if (quick_form.moment === 'first') return said === 1
  if (quick_form.moment === 'after_messages') return said === quick_form.after_messages
  return quick_form.moment === 'unanswered' && answer.topic !== null
}

type FollowEvent = EventsOf<typeof contract.followChat>

export const followChat = endpoint(contract.followChat, async ({ params, query: q }, context) => {
  const { conversation_id } = params
  await requireSecret(context, conversation_id)
  const { installation, site, request } = context
  const database = await installation.databases.site(site.id)
  const first = await database.read(async db => {
    const { message_count } = await shownConversation(db, conversation_id)
    return { message_count, seq: (await eventBounds(db)).last }
  })
  if (request.method === 'HEAD') return new Response(null, { headers: { 'Content-Type': 'text/event-stream' } })
  const followers = siteFollowers(installation, site.id)
  // Nothing is waited for between this and the stream, so that as many at once are refused too.
  if (followers.count(conversation_id) >= limits.chat_streams_per_conversation_max) throw tooManyAtOnce()
  const after = q.after === undefined ? first.message_count : Number(q.after)
  const signal = AbortSignal.any([request.signal, installation.stopping])
  return eventStream<FollowEvent>(signal, telling =>
    followers.add(conversation_id, newFollower(telling, after), first.seq),
  )
})

/** Tells a stream what it does not have yet. */
function newFollower(telling: EventSender<FollowEvent>, after: number): Follower {
  let name: string | null = null
  return {
    after,
    look({ row, messages, files }) {
      const person = row.status === 'attended' ? (row.user_name ?? '') : null
      if (person !== null && person !== name) telling.tell('person', { name: person })
      name = person
      for (const message of messages) {
        // One that is being written is told once it is there.
        if (message.status === 'writing') break
        this.after = message.number
        telling.tell('message', toChatMessage(message, files.get(message.id)))
      }
    },
    end: telling.end,
  }
}
