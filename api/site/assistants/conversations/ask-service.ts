/** The endpoint by which owners try an assistant. */

import type { Context } from '../../../platform/features/context.ts'
import type { EventsOf } from '../../../platform/features/contract.ts'
import { endpoint } from '../../../platform/features/endpoint.ts'
import { actorId } from '../../../platform/identity/actor.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { eventStream } from '../../../platform/routing/event-stream.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { existingAssistant } from '../assistants/rules.ts'
import { answerTurn } from './answer-question.ts'
import * as contract from './ask-contract.ts'
import { type ChatScope, chatScope } from './scope.ts'
import { findConversation, insertConversation } from './store.ts'
import { beginTurn } from './turns.ts'
import { toMessage } from './wire.ts'

/** A conversation in which the owner tries the assistant: a further turn of one, or a new one. */
async function tried(scope: ChatScope, assistant_id: string, given: string | undefined, context: Context) {
  const { database, now, newId, site } = scope
  if (given !== undefined) {
    const known = await database.read(db => findConversation(db, given))
    if (known?.assistant_id !== assistant_id || known.channel !== 'test') throw problem('not_found')
    return given
  }
  const [id, at] = [newId('conversation'), now()]
  await database.write(tx =>
    insertConversation(tx, {
      ...{ id, assistant_id, channel: 'test', status: 'open', language: site.language, title: '' },
      ...{ visitor_id: null, visitor_key: actorId(context.actor) ?? '', lead_id: null, email_key: null },
      ...{ user_id: null, user_name: null, attended_at: null },
      ...{ country: null, device: null, platform: null, browser: null },
      ...{ page_url: null, referrer: null, message_count: 0, rating: null, comment: null, rated_at: null },
      ...{ form_sent_at: null, last_message_at: at, version: 1, created_at: at, updated_at: at },
    }),
  )
  return id
}

export const askAssistant = endpoint(contract.askAssistant, async ({ params, body }, context) => {
  const scope = await chatScope(context)
  const assistant = await scope.database.read(db => existingAssistant(db, params.assistant_id))
  if (assistant.archived_at !== null) throw problem('transition_not_allowed', { values: { status: 'archived' } })
  const conversation_id = await tried(scope, assistant.id, body.conversation_id, context)
  const turn = await scope.database.write(tx => beginTurn(tx, scope, conversation_id, { text: body.text }))
  const { settings, settings_version } = assistant
  return eventStream<EventsOf<typeof contract.askAssistant>>(context.request.signal, telling => {
    telling.tell('conversation', { conversation_id })
    void answerTurn(scope, turn, { settings, settings_version }, told => telling.tell(told.type, { text: told.text }))
      .then(answer => answer && telling.tell('message', toMessage(answer)))
      .catch(error => context.log.error(errorFields(error), 'answer'))
      .finally(telling.end)
    return undefined
  })
})
