/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AnswerCorrection,
  AnswerExplanation,
  AnswerFeedback,
  AnswerFeedbackPage,
  AnswerRating,
  AssistantUsage,
  Conversation,
  ConversationDetails,
  ConversationMessage,
  ConversationMessagePage,
  ConversationPage,
  ConversationStatus,
  CreatedSort,
  NewAnswerCorrection,
  NewConversationExport,
  NewConversationReply,
  Operation,
  UnansweredTopics,
} from '../models/index.ts'

export interface AttendConversationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
}

export interface CloseConversationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
}

export interface CorrectConversationMessageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
  /** ID of the message. */
  message_id: string
  /** Requires `answer`. Unknown fields are refused. */
  body: NewAnswerCorrection
}

export interface DeleteConversationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
}

export interface DownloadConversationFileRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
  /** ID of the file. */
  file_id: string
}

export interface ExplainConversationMessageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
  /** ID of the message. */
  message_id: string
}

export interface GetAnswerFeedbackRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the rated answer. */
  feedback_id: string
}

export interface GetAssistantUsageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** First day, inclusive (`YYYY-MM-DD`), in the site’s time zone. */
  from?: string
  /** Last day, inclusive (`YYYY-MM-DD`), in the site’s time zone. */
  to?: string
  /** Only those of this assistant. */
  assistant_id?: string
}

export interface GetConversationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
}

export interface ListAnswerFeedbackRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only feedback given after this time (`rated_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only feedback given before this time (`rated_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `rated_at`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
  /** Only those of this assistant. */
  assistant_id?: string
  /** Only answers rated so. */
  rating?: AnswerRating
}

export interface ListConversationMessagesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
}

export interface ListConversationsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** Only those changed after this time. */
  updated_after?: string
  /** Text to find in messages. */
  search?: string
  /** Only those of this assistant. */
  assistant_id?: string
  /** State of the conversation. */
  status?: ConversationStatus
  /** Only conversations with an answer rated so. */
  rating?: AnswerRating
  /** Only conversations with an unanswered question. */
  unanswered?: boolean
  /** Only conversations that a person took over and in which the visitor had the last word. */
  awaiting_reply?: boolean
  /** Only those of this lead. */
  lead_id?: string
  /** Only those of this visitor. */
  visitor_id?: string
  /** Only conversations with a message at or after this time. */
  from?: string
  /** Only conversations with a message at or before this time. */
  to?: string
  /** Whether to include conversations in which an owner tested the assistant. */
  with_tests?: boolean
}

export interface ListUnansweredTopicsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Only those of this assistant. */
  assistant_id?: string
}

export interface ReplyToConversationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
  /** Requires `text`. Unknown fields are refused. */
  body: NewConversationReply
}

export interface ReturnConversationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
}

export interface StartConversationExportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `format`. Unknown fields are refused. */
  body: NewConversationExport
}

/** What visitors and assistants wrote, handed over to people where needed. */
export class ConversationsResource extends Resource {
  /**
   * Take a conversation over from the assistant
   *
   * The assistant is silent until the conversation is handed back or closed. The visitor sees the person’s name.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/conversations/{conversation_id}/attend` (attendConversation)
   * @example
   * ```ts
   * const result = await client.conversations.attend({ site_id, conversation_id })
   * ```
   */
  attend(request: AttendConversationRequest, options?: RequestOptions): Answer<Conversation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/conversations/{conversation_id}/attend' }, request, options)
  }

  /**
   * Close a conversation; whoever writes in it opens it again
   *
   * It counts as done. A further message of the visitor opens it again.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/conversations/{conversation_id}/close` (closeConversation)
   * @example
   * ```ts
   * const result = await client.conversations.close({ site_id, conversation_id })
   * ```
   */
  close(request: CloseConversationRequest, options?: RequestOptions): Answer<Conversation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/conversations/{conversation_id}/close' }, request, options)
  }

  /**
   * Correct an answer; it becomes a question and answer the assistant uses
   *
   * Writes a pair of question and answer into the knowledge, which the assistant finds from now on.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/corrections` (correctConversationMessage)
   * @example
   * ```ts
   * const result = await client.conversations.correctMessage({
   *   site_id,
   *   conversation_id,
   *   message_id,
   *   body: { question: 'Do you deliver on Saturdays?', answer: 'Yes, from nine to two.' },
   * })
   * ```
   */
  correctMessage(request: CorrectConversationMessageRequest, options?: RequestOptions): Answer<AnswerCorrection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/corrections', body: true }, request, options)
  }

  /**
   * Delete a conversation; what it cost stays counted
   *
   * Deletes its messages and files for good.
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/conversations/{conversation_id}` (deleteConversation)
   * @example
   * ```ts
   * await client.conversations.delete({ site_id, conversation_id })
   * ```
   */
  delete(request: DeleteConversationRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/conversations/{conversation_id}' }, request, options)
  }

  /**
   * Load a file that a visitor sent
   *
   * Always sent as a download, because the content comes from a visitor and is not trusted.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/conversations/{conversation_id}/files/{file_id}` (downloadConversationFile)
   * @example
   * ```ts
   * const file = await client.conversations.downloadFile({ site_id, conversation_id, file_id })
   * ```
   */
  downloadFile(request: DownloadConversationFileRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/conversations/{conversation_id}/files/{file_id}', accept: 'application/octet-stream' }, request, options)
  }

  /**
   * Explain an answer
   *
   * Returns what was searched for, which passages were found, what the model was told, and what it cost.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/why` (explainConversationMessage)
   * @example
   * ```ts
   * const result = await client.conversations.explainMessage({ site_id, conversation_id, message_id })
   * ```
   */
  explainMessage(request: ExplainConversationMessageRequest, options?: RequestOptions): Answer<AnswerExplanation> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/why' }, request, options)
  }

  /**
   * Get a rated answer
   *
   * Returns the answer, its rating and the question that it answers.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/answer-feedback/{feedback_id}` (getAnswerFeedback)
   * @example
   * ```ts
   * const result = await client.conversations.getAnswerFeedback({ site_id, feedback_id })
   * ```
   */
  getAnswerFeedback(request: GetAnswerFeedbackRequest, options?: RequestOptions): Answer<AnswerFeedback> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/answer-feedback/{feedback_id}' }, request, options)
  }

  /**
   * Get conversations, model usage and cost by day, assistant and visitor
   *
   * By day in the site’s time zone. Defaults to the last 30 days.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistant-usage` (getAssistantUsage)
   * @example
   * ```ts
   * const result = await client.conversations.getAssistantUsage({ site_id })
   * ```
   */
  getAssistantUsage(request: GetAssistantUsageRequest, options?: RequestOptions): Answer<AssistantUsage> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistant-usage', query: ['from', 'to', 'assistant_id'] }, request, options)
  }

  /**
   * Get a conversation with what is known of its visitor
   *
   * Returns status and rating of the conversation, and pages, device and place of its visitor.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/conversations/{conversation_id}` (getConversation)
   * @example
   * ```ts
   * const conversation = await client.conversations.get({ site_id, conversation_id })
   * ```
   */
  get(request: GetConversationRequest, options?: RequestOptions): Answer<ConversationDetails> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/conversations/{conversation_id}' }, request, options)
  }

  /**
   * List rated answers, most recently rated first
   *
   * Returns answers that visitors rated, with the question and the comment.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/answer-feedback` (listAnswerFeedback)
   * @example
   * ```ts
   * for await (const item of client.conversations.listAnswerFeedback({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listAnswerFeedback(request: ListAnswerFeedbackRequest, options?: RequestOptions): ListAnswer<AnswerFeedbackPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/answer-feedback', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'assistant_id', 'rating'] }, request, options)
  }

  /**
   * List the messages of a conversation, newest first
   *
   * Returns messages of visitor, assistant and people, with the passages that answers cite.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/conversations/{conversation_id}/messages` (listConversationMessages)
   * @example
   * ```ts
   * for await (const item of client.conversations.listMessages({ site_id, conversation_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listMessages(request: ListConversationMessagesRequest, options?: RequestOptions): ListAnswer<ConversationMessagePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * List conversations, most recent first
   *
   * Returns conversations with their status, visitor and rating, without messages.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/conversations` (listConversations)
   * @example
   * ```ts
   * for await (const item of client.conversations.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListConversationsRequest, options?: RequestOptions): ListAnswer<ConversationPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/conversations', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search', 'assistant_id', 'status', 'rating', 'unanswered', 'awaiting_reply', 'lead_id', 'visitor_id', 'from', 'to', 'with_tests'] }, request, options)
  }

  /**
   * List unanswered questions, most asked first
   *
   * At most 200. A topic is removed once an answer to it has been written.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/unanswered-topics` (listUnansweredTopics)
   * @example
   * ```ts
   * const result = await client.conversations.listUnansweredTopics({ site_id })
   * ```
   */
  listUnansweredTopics(request: ListUnansweredTopicsRequest, options?: RequestOptions): Answer<UnansweredTopics> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/unanswered-topics', query: ['assistant_id'] }, request, options)
  }

  /**
   * Reply to a visitor yourself
   *
   * Takes over the conversation: the assistant is silent until it is handed back.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/conversations/{conversation_id}/messages` (replyToConversation)
   * @example
   * ```ts
   * const result = await client.conversations.replyTo({ site_id, conversation_id, body: { text: 'We do, from nine to two.' } })
   * ```
   */
  replyTo(request: ReplyToConversationRequest, options?: RequestOptions): Answer<ConversationMessage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages', body: true }, request, options)
  }

  /**
   * Hand a conversation back to the assistant
   *
   * The assistant answers the next message of the visitor.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/conversations/{conversation_id}/return` (returnConversation)
   * @example
   * ```ts
   * const result = await client.conversations.return({ site_id, conversation_id })
   * ```
   */
  return(request: ReturnConversationRequest, options?: RequestOptions): Answer<Conversation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/conversations/{conversation_id}/return' }, request, options)
  }

  /**
   * Export conversations to a file
   *
   * Runs as an operation, whose `file` can be downloaded once it has completed: one row per message, up to 50,000 messages, starting with the most recently active conversation. Times are in UTC. Callers limited to chosen assistants must name one of them. In CSV, text that looks like a formula is escaped.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/conversations/exports` (startConversationExport)
   * @example
   * ```ts
   * const result = await client.conversations.startExport({ site_id, body: { format: 'csv', filter: { unanswered: true } } })
   * ```
   */
  startExport(request: StartConversationExportRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/conversations/exports', body: true }, request, options)
  }
}
