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
  ConversationState,
  NewAnswerCorrection,
  NewConversationExport,
  NewConversationReply,
  Operation,
  UnansweredTopics,
} from '../models/index.ts'

export interface AttendConversationRequest {
  site_id: string
  conversation_id: string
}

export interface CloseConversationRequest {
  site_id: string
  conversation_id: string
}

export interface CorrectConversationMessageRequest {
  site_id: string
  conversation_id: string
  message_id: string
  body: NewAnswerCorrection
}

export interface DeleteConversationRequest {
  site_id: string
  conversation_id: string
}

export interface DownloadConversationFileRequest {
  site_id: string
  conversation_id: string
  file_id: string
}

export interface ExplainConversationMessageRequest {
  site_id: string
  conversation_id: string
  message_id: string
}

export interface GetAnswerFeedbackRequest {
  site_id: string
  feedback_id: string
}

export interface GetAssistantUsageRequest {
  site_id: string
  from?: string
  to?: string
  assistant_id?: string
}

export interface GetConversationRequest {
  site_id: string
  conversation_id: string
}

export interface ListAnswerFeedbackRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  assistant_id?: string
  rating?: AnswerRating
}

export interface ListConversationMessagesRequest {
  site_id: string
  conversation_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListConversationsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Text to find in messages. */
  search?: string
  assistant_id?: string
  /** `waiting`: the visitor is waiting for a person. `attended`: a person answers, and the assistant is silent. */
  state?: ConversationState
  rating?: AnswerRating
  /** Only conversations with an unanswered question. */
  unanswered?: boolean
  /** Only conversations that a person took over and in which the visitor had the last word. */
  awaiting_reply?: boolean
  lead_id?: string
  visitor_id?: string
  from?: string
  to?: string
  /** Whether to include conversations in which an owner tested the assistant. */
  with_tests?: boolean
}

export interface ListUnansweredTopicsRequest {
  site_id: string
  assistant_id?: string
}

export interface ReplyToConversationRequest {
  site_id: string
  conversation_id: string
  body: NewConversationReply
}

export interface ReturnConversationRequest {
  site_id: string
  conversation_id: string
}

export interface StartConversationExportRequest {
  site_id: string
  body: NewConversationExport
}

/** What visitors and assistants wrote, handed over to people where needed. */
export class ConversationsResource extends Resource {
  /**
   * Take a conversation over from the assistant
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/conversations/{conversation_id}/attend` (attendConversation)
   */
  attend(request: AttendConversationRequest, options?: RequestOptions): Answer<Conversation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/conversations/{conversation_id}/attend' }, request, options)
  }

  /**
   * Close a conversation; whoever writes in it opens it again
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/conversations/{conversation_id}/close` (closeConversation)
   */
  close(request: CloseConversationRequest, options?: RequestOptions): Answer<Conversation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/conversations/{conversation_id}/close' }, request, options)
  }

  /**
   * Correct an answer; it becomes a question and answer the assistant uses
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/corrections` (correctConversationMessage)
   */
  correctMessage(request: CorrectConversationMessageRequest, options?: RequestOptions): Answer<AnswerCorrection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/corrections', body: true }, request, options)
  }

  /**
   * Delete a conversation; what it cost stays counted
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/conversations/{conversation_id}` (deleteConversation)
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
   */
  downloadFile(request: DownloadConversationFileRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/conversations/{conversation_id}/files/{file_id}', accept: 'application/octet-stream' }, request, options)
  }

  /**
   * Explain an answer
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/why` (explainConversationMessage)
   */
  explainMessage(request: ExplainConversationMessageRequest, options?: RequestOptions): Answer<AnswerExplanation> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/why' }, request, options)
  }

  /**
   * Get a rated answer
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/answer-feedback/{feedback_id}` (getAnswerFeedback)
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
   */
  getAssistantUsage(request: GetAssistantUsageRequest, options?: RequestOptions): Answer<AssistantUsage> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistant-usage', query: ['from', 'to', 'assistant_id'] }, request, options)
  }

  /**
   * Get a conversation with what is known of its visitor
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/conversations/{conversation_id}` (getConversation)
   */
  get(request: GetConversationRequest, options?: RequestOptions): Answer<ConversationDetails> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/conversations/{conversation_id}' }, request, options)
  }

  /**
   * List rated answers, most recently rated first
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/answer-feedback` (listAnswerFeedback)
   */
  listAnswerFeedback(request: ListAnswerFeedbackRequest, options?: RequestOptions): ListAnswer<AnswerFeedbackPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/answer-feedback', query: ['limit', 'cursor', 'assistant_id', 'rating'] }, request, options)
  }

  /**
   * List the messages of a conversation, newest first
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/conversations/{conversation_id}/messages` (listConversationMessages)
   */
  listMessages(request: ListConversationMessagesRequest, options?: RequestOptions): ListAnswer<ConversationMessagePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List conversations, most recent first
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/conversations` (listConversations)
   */
  list(request: ListConversationsRequest, options?: RequestOptions): ListAnswer<ConversationPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/conversations', query: ['limit', 'cursor', 'search', 'assistant_id', 'state', 'rating', 'unanswered', 'awaiting_reply', 'lead_id', 'visitor_id', 'from', 'to', 'with_tests'] }, request, options)
  }

  /**
   * List unanswered questions, most asked first
   *
   * At most 200. A topic is removed once an answer to it has been written.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/unanswered-topics` (listUnansweredTopics)
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
   */
  replyTo(request: ReplyToConversationRequest, options?: RequestOptions): Answer<ConversationMessage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages', body: true }, request, options)
  }

  /**
   * Hand a conversation back to the assistant
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/conversations/{conversation_id}/return` (returnConversation)
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
   */
  startExport(request: StartConversationExportRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/conversations/exports', body: true }, request, options)
  }
}
