/** The endpoints on conversations. Ratings, corrections and usage are in feedback-service.ts. */

import { namesOfUsers } from '../../../account/users/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, InAction } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { actorId } from '../../../platform/identity/actor.ts'
import { usdMicros } from '../../../platform/network/ai/cost.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { assistantsShown } from '../../../platform/routing/assistant-reach.ts'
import { toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { findVisitor } from '../../contacts/visitors/rules.ts'
import * as contract from './contract.ts'
import { listFiles } from './files-store.ts'
import * as lists from './lists-store.ts'
import { existingConversation, existingMessage, sayAsPerson } from './rules.ts'
import * as store from './store.ts'
import { toCitation, toConversation, toMessage } from './wire.ts'

type Db = Handle<'site'>

export const listConversations = query(contract.listConversations, async (db, { query: q }, { rights }) => {
  const { search, status, rating, unanswered, awaiting_reply, lead_id, visitor_id, from, to, with_tests } = q
  const assistant_ids = assistantsShown(rights, q.assistant_id)
  const filter = {
    ...{ search, assistant_ids, status, rating, unanswered, awaiting_reply },
    ...{ lead_id, visitor_id, from, to, with_tests },
  }
  const rows = await lists.pageOfConversations(db, filter, listPage(q, ['number', 'string']))
  return page(q, rows, row => listKey(q, [row.last_message_at, row.id])(row), toConversation)
})

export const getConversation = query(contract.getConversation, async (db, { params }) => {
  const row = await existingConversation(db, params.conversation_id)
  const known = row.visitor_id === null ? undefined : await findVisitor(db, row.visitor_id)
  const { conversations, answers } = await lists.visitorCounts(db, row.visitor_key)
  const { country, device, platform, browser, page_url, referrer } = row
  return {
    ...toConversation(row),
    visitor: {
      ...{ country, device, platform, browser, page_url, referrer },
      first_seen_at: toInstantOrNull(known?.first_seen_at ?? null),
      last_seen_at: toInstantOrNull(known?.last_seen_at ?? null),
      visits: known?.visits ?? 0,
      pages: known?.pages ?? 0,
      visible_ms: known?.visible_ms ?? 0,
      interactions: known?.interactions ?? 0,
      conversations,
      ai_answers: answers,
    },
  }
})

export const listMessages = query(contract.listMessages, async (db, { params, query: q }) => {
  const { id } = await existingConversation(db, params.conversation_id)
  const rows = await lists.pageOfMessages(db, id, listPage(q, ['number']))
  const files = await listFiles(db, rows)
  return page(
    q,
    rows,
    row => listKey(q)({ id: row.number, created_at: row.created_at }),
    row => toMessage(row, files.get(row.id)),
  )
})

export const explainMessage = query(contract.explainMessage, async (db, { params }) => {
  const row = await existingMessage(db, params.conversation_id, params.message_id)
  if (row.why === null) throw problem('not_found')
  const { query: asked, confidence, answerable, passages, rules, filters, settings_version } = row.why
  return {
    message_id: row.id,
    question: await lists.questionBefore(db, row),
    query: asked,
    ...{ confidence, answerable, rules, filters, settings_version },
    passages: passages.map(({ cited, score, text_rank, vector_rank, ...kept }) => ({
      ...toCitation({ cited, score, text_rank, vector_rank, ...kept }),
      ...{ cited, score, text_rank, vector_rank },
    })),
    model: row.model,
    input_tokens: row.input_tokens,
    output_tokens: row.output_tokens,
    cost_usd_micros: usdMicros(row.cost),
    status: row.status,
    reason: row.reason,
  }
})

interface Person {
  user_id: string | null
  user_name: string
}

/** Who writes, as the visitor sees it. */
async function personOf(_input: unknown, { installation, actor }: Context): Promise<Person> {
  const id = actorId(actor)
  if (id === null || actor.type !== 'user') return { user_id: null, user_name: '' }
  const [found] = await installation.databases.control.read(db => namesOfUsers(db, [id]))
  return { user_id: id, user_name: found?.name ?? '' }
}

export const replyToConversation = action(
  contract.replyToConversation,
  personOf,
  async (tx, { params, body }, context, person) => {
    const row = await existingConversation(tx, params.conversation_id)
    return toMessage(await sayAsPerson(tx, row, { text: body.text, ...person }, context))
  },
)

async function changed(tx: Db, id: string, set: Partial<store.ConversationRow>, context: InAction) {
  const row = await existingConversation(tx, id)
  context.ifMatch(row.version)
  await store.saveConversation(tx, id, { ...set, updated_at: context.now() })
  return toConversation(await existingConversation(tx, id))
}

export const attendConversation = action(
  contract.attendConversation,
  personOf,
  async (tx, { params }, context, person) =>
    changed(tx, params.conversation_id, { status: 'attended', attended_at: context.now(), ...person }, context),
)

export const returnConversation = action(contract.returnConversation, async (tx, { params }, context) =>
  changed(tx, params.conversation_id, { status: 'open', user_id: null, user_name: null }, context),
)

export const closeConversation = action(contract.closeConversation, async (tx, { params }, context) =>
  changed(tx, params.conversation_id, { status: 'closed', user_id: null, user_name: null }, context),
)

export const deleteConversation = action(contract.deleteConversation, async (tx, { params }) => {
  const row = await existingConversation(tx, params.conversation_id)
  await store.removeConversation(tx, row.id)
})
