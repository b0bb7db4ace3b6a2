/** The endpoints on ratings, corrections, what was not answered, and usage. */

import type { Context } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { usdMicros } from '../../../platform/network/ai/cost.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { assistantsShown } from '../../../platform/routing/assistant-reach.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { attachSource, existingAssistant } from '../assistants/rules.ts'
import { addPair, preparedPair } from '../knowledge-sources/rules.ts'
import { dayIn, momentsOf } from './days.ts'
import * as contract from './feedback-contract.ts'
import * as lists from './lists-store.ts'
import { existingConversation, existingMessage, findMessage, type MessageRow } from './rules.ts'
import * as usage from './usage-store.ts'
import { toMessage } from './wire.ts'

const day_ms = 86_400_000
const shown_days = 30
const shown_visitors = 50

export const listFeedback = query(contract.listFeedback, async (db, { query: q }, { rights }) => {
  const { rating } = q
  const assistant_ids = assistantsShown(rights, q.assistant_id)
  const rows = await lists.pageOfFeedback(db, { assistant_ids, rating }, listPage(q, ['number', 'string']))
  const questions = new Map<string, string>()
  for (const { message } of rows) questions.set(message.id, await lists.questionBefore(db, message))
  return page(
    q,
    rows,
    ({ message: { id, rated_at } }) => listKey(q, [rated_at, id])({ id, created_at: rated_at ?? 0 }),
    row => toFeedback(row, questions.get(row.message.id) ?? ''),
  )
})

export const getFeedback = query(contract.getFeedback, async (db, { params: { feedback_id } }) => {
  const message = await findMessage(db, feedback_id)
  if (!message?.rated_at) throw problem('not_found')
  const { assistant_id } = await existingConversation(db, message.conversation_id)
  return toFeedback({ message, assistant_id }, await lists.questionBefore(db, message))
})

const toFeedback = ({ message, assistant_id }: { message: MessageRow; assistant_id: string }, question: string) => ({
  id: message.id,
  conversation_id: message.conversation_id,
  assistant_id,
  rating: message.rating ?? ('bad' as const),
  comment: message.comment,
  question,
  answer: toMessage(message),
  rated_at: toInstant(message.rated_at ?? message.created_at),
})

type Correction = Input<typeof contract.correctMessage>

async function pairOf({ params, body }: Correction, { installation, site }: Context) {
  const database = await installation.databases.site(site.id)
  const asked = await database.read(async db => {
    const message = await existingMessage(db, params.conversation_id, params.message_id)
    return body.question ?? (await lists.questionBefore(db, message))
  })
  return preparedPair({ question: asked.slice(0, 500), answer: body.answer }, installation.config)
}

export const correctMessage = action(contract.correctMessage, pairOf, async (tx, { params }, context, pair) => {
  const row = await existingConversation(tx, params.conversation_id)
  const message = await existingMessage(tx, row.id, params.message_id)
  const assistant = await existingAssistant(tx, row.assistant_id)
  const { id: source_id } = await addPair(tx, pair, context)
  await attachSource(tx, assistant, source_id, context.now())
  await lists.markCorrected(tx, message, { assistant_id: assistant.id, source_id })
  return { source_id, message: toMessage(await existingMessage(tx, row.id, message.id)) }
})

export const listUnansweredTopics = query(contract.listUnansweredTopics, async (db, { query: q }, { rights }) => {
  const topics = await lists.topicsUnanswered(db, assistantsShown(rights, q.assistant_id))
  const messages = await lists.messagesByIds(
    db,
    topics.map(({ message_id }) => message_id),
  )
  const byId = new Map(messages.map(message => [message.id, message]))
  const data = []
  for (const { topic, count, message_id } of topics) {
    const message = byId.get(message_id)
    if (!message) continue
    const question = await lists.questionBefore(db, message)
    const { conversation_id } = message
    data.push({ topic, count, question, conversation_id, message_id, last_at: toInstant(message.created_at) })
  }
  return { data }
})

export const getAssistantUsage = query(contract.getAssistantUsage, async (db, { query: q }, context) => {
  const { site, now, installation, rights } = context
  const to = q.to ?? dayIn(site.timezone, now())
  const from = q.from ?? new Date(Date.parse(to) - (shown_days - 1) * day_ms).toISOString().slice(0, 10)
  const of = { from, to, assistant_ids: assistantsShown(rights, q.assistant_id) }
  const assistants = await usage.usageByAssistant(db, of)
  const ids = assistants.map(({ assistant_id }) => assistant_id)
  const names = new Map((await installation.connections.namesOf(db, ids)).map(({ id, name }) => [id, name]))
  const wired = <T extends { cost: number }>({ cost, ...row }: T) => ({ ...row, cost_usd_micros: usdMicros(cost) })
  return {
    from,
    to,
    talks: await lists.talksWithin(db, { assistant_ids: of.assistant_ids, ...momentsOf(site.timezone, { from, to }) }),
    days: (await usage.usageByDay(db, of)).map(wired),
    assistants: assistants.map(row => ({ ...wired(row), name: names.get(row.assistant_id) ?? null })),
    visitors: (await usage.usageByVisitor(db, of, shown_visitors)).map(wired),
  }
})
