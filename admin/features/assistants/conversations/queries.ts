/** What is read of conversations. */
import type { AnswerRating, ConversationStatus } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../../product/lists/list-query.ts'
import { conversations } from './client.ts'

export type ConversationFilter = {
  search?: string | undefined
  status?: ConversationStatus | undefined
  rating?: AnswerRating | undefined
  unanswered?: boolean
  with_tests?: boolean
}

export const conversationsQuery = (site_id: string, assistant_id: string, filter: ConversationFilter) => {
  const { search, status, rating, unanswered, with_tests } = filter
  const narrowed = {
    ...(search && { search }),
    ...(status && { status }),
    ...(rating && { rating }),
    ...(unanswered && { unanswered }),
    ...(with_tests && { with_tests }),
  }
  return listQuery({
    key: ['conversations', site_id, 'list', assistant_id, narrowed],
    fetch: (cursor, signal) =>
      conversations.list({ site_id, assistant_id, ...narrowed, limit: 50, cursor }, { signal }),
    keepsFormer: true,
  })
}

/** Those of all assistants. */
export const waitingQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['conversations', site_id, 'waiting'],
    queryFn: async ({ signal }) =>
      (await conversations.list({ site_id, status: 'waiting', limit: 100 }, { signal })).data,
  })

/** A person took them over, and the visitor had the last word. */
export const awaitingReplyQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['conversations', site_id, 'awaiting_reply'],
    queryFn: async ({ signal }) =>
      (await conversations.list({ site_id, awaiting_reply: true, limit: 100 }, { signal })).data,
  })

export const conversationQuery = (site_id: string, conversation_id: string) =>
  queryOptions({
    queryKey: ['conversations', site_id, 'one', conversation_id],
    queryFn: ({ signal }) => conversations.get({ site_id, conversation_id }, { signal }),
  })

/** The last ones first, as they are read. */
export const messagesQuery = (site_id: string, conversation_id: string) =>
  listQuery({
    key: ['conversations', site_id, 'messages', conversation_id],
    fetch: (cursor, signal) => conversations.listMessages({ site_id, conversation_id, limit: 50, cursor }, { signal }),
  })

export const whyQuery = (site_id: string, conversation_id: string, message_id: string) =>
  queryOptions({
    queryKey: ['conversations', site_id, 'why', message_id],
    queryFn: ({ signal }) => conversations.explainMessage({ site_id, conversation_id, message_id }, { signal }),
  })

export const feedbackQuery = (site_id: string, assistant_id: string, rating: AnswerRating | undefined) =>
  listQuery({
    key: ['conversations', site_id, 'feedback', assistant_id, rating ?? 'any'],
    fetch: (cursor, signal) =>
      conversations.listAnswerFeedback(
        { site_id, assistant_id, ...(rating && { rating }), limit: 20, cursor },
        { signal },
      ),
  })

export const ratedAnswerQuery = (site_id: string, feedback_id: string) =>
  queryOptions({
    queryKey: ['conversations', site_id, 'rated', feedback_id],
    queryFn: ({ signal }) => conversations.getAnswerFeedback({ site_id, feedback_id }, { signal }),
  })

export const topicsQuery = (site_id: string, assistant_id: string) =>
  queryOptions({
    queryKey: ['conversations', site_id, 'topics', assistant_id],
    queryFn: async ({ signal }) =>
      (await conversations.listUnansweredTopics({ site_id, assistant_id }, { signal })).data,
  })

export const usageQuery = (site_id: string, assistant_id: string) =>
  queryOptions({
    queryKey: ['conversations', site_id, 'usage', assistant_id],
    queryFn: ({ signal }) => conversations.getAssistantUsage({ site_id, assistant_id }, { signal }),
  })
