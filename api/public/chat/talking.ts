/** The endpoints that answer a visitor as the answer is written, and tell what a person says. */
import { clientPlace } from '../../platform/client-place.ts'
import type { Context } from '../../platform/context.ts'
import type { EventsOf } from '../../platform/contract.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { eventStream, type Telling } from '../../platform/event-stream.ts'
import { errorFields } from '../../platform/log.ts'
import type { AssistantSettings } from '../../site/assistants/assistants/rules.ts'
import { conversationLimits as limits } from '../../site/assistants/conversations/limits.ts'
import {
  answerTurn,
  beginTurn,
  type ChatScope,
  chatScope,
  filesOf,
  findConversation,
  type MessageRow,
  messagesAfter,
  type Turn,
} from '../../site/assistants/conversations/rules.ts'
import * as contract from './contract.ts'
import { requireSecret, shownConversation, talkingAssistant } from './conversation.ts'
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
  const assistant = await scope.database.read(async db =>
    talkingAssistant(db, (await shownConversation(db, conversation_id)).assistant_id),
  )
  const turn = await scope.database.write(tx => beginTurn(tx, scope, conversation_id, body))
  return answered(scope, turn, { settings: assistant.published, version: assistant.published_version ?? 1 }, context)
})

interface Talking {
  settings: AssistantSettings
  version: number
}

function answered(scope: ChatScope, turn: Turn, { settings, version }: Talking, context: Context): Response {
  return eventStream<EventsOf<typeof contract.sendMessage>>(context.request.signal, telling => {
    telling.tell('message', toChatMessage(turn.question, turn.files))
    if (!turn.answer) {
      telling.tell('person', { name: turn.conversation.user_name ?? '' })
      telling.end()
      return undefined
    }
    const asked = { settings, settings_version: version }
    void answerTurn(scope, turn, asked, told => telling.tell(told.kind, { text: told.text }))
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

type Followed = EventsOf<typeof contract.followChat>

export const followChat = endpoint(contract.followChat, async ({ params, query: q }, context) => {
  const { conversation_id } = params
  await requireSecret(context, conversation_id)
  const { installation, site, request, log } = context
  const database = await installation.databases.site(site.id)
  const first = await database.read(db => shownConversation(db, conversation_id))
  const signal = AbortSignal.any([request.signal, installation.stopping])
  if (request.method === 'HEAD') return new Response(null, { headers: { 'Content-Type': 'text/event-stream' } })
  let after = q.after === undefined ? first.message_count : Number(q.after)
  let name: string | null = null
  const look = async (telling: Telling<Followed>) => {
    const open = await installation.databases.site(site.id)
    await open.read(async db => {
      const row = await findConversation(db, conversation_id)
      if (!row) return telling.end()
      if (row.state === 'attended' && row.user_name !== name) telling.tell('person', { name: row.user_name ?? '' })
      name = row.state === 'attended' ? row.user_name : null
      const messages = await messagesAfter(db, conversation_id, after, limits.chat_transcript_messages)
      const files = await filesOf(db, messages)
      for (const message of messages) {
        // One that is being written is told once it is there.
        if (message.state === 'writing') break
        after = message.number
        telling.tell('message', toChatMessage(message, files.get(message.id)))
      }
    })
  }
  return eventStream<Followed>(signal, telling => {
    let looking = Promise.resolve()
    const again = () => {
      looking = looking
        .then(() => look(telling))
        .catch(error => {
          log.error(errorFields(error), 'chat')
          telling.end()
        })
    }
    again()
    return installation.signals.onSite('events', site.id, again)
  })
})
