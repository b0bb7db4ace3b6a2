/** The chat of a visitor: a message with its answer as it is written, and what a person writes. The token is the conversation's secret. */
import type { Calls } from './calls.ts'
import { callEvents, type EventOptions } from './event-calls.ts'
import type { ChatMessage, NewChatMessage } from './generated/models/index.ts'
import { Resource } from './resource.ts'

export interface SendChatMessageRequest {
  site_id: string
  conversation_id: string
  body: NewChatMessage
}

export interface FollowChatRequest {
  site_id: string
  conversation_id: string
  /** Number of the last message that is known; those after it come first. */
  after?: string
}

/** `message`: a complete message. `person`: the name of the person who answers. */
export type ChatEvent = { event: 'message'; data: ChatMessage } | { event: 'person'; data: { name: string } }

/** Besides: `text`, the next piece of the answer; `instead`, which replaces the text so far; `form`: an email address is asked for. */
export type ChatAnswerEvent =
  | ChatEvent
  | { event: 'text' | 'instead'; data: { text: string } }
  | { event: 'form'; data: Record<string, never> }

const sending = {
  method: 'POST',
  path: '/v1/public/sites/{site_id}/conversations/{conversation_id}/messages',
  body: true,
} as const
const following = {
  method: 'GET',
  path: '/v1/public/sites/{site_id}/conversations/{conversation_id}/stream',
  query: ['after'],
} as const

/** The chat as a resource, for clients that choose theirs; `Leadwright` has it as `sendChatMessage` and `followChat`. */
export class ChatResource extends Resource {
  send(request: SendChatMessageRequest, options?: EventOptions): AsyncGenerator<ChatAnswerEvent, void, undefined> {
    return sendChatMessage(this.calls, request, options)
  }

  follow(request: FollowChatRequest, options?: EventOptions): AsyncGenerator<ChatEvent, void, undefined> {
    return followChat(this.calls, request, options)
  }
}

export const sendChatMessage = (
  calls: Calls,
  request: SendChatMessageRequest,
  options?: EventOptions,
): AsyncGenerator<ChatAnswerEvent, void, undefined> => callEvents(calls, sending, request, options)

export const followChat = (
  calls: Calls,
  request: FollowChatRequest,
  options?: EventOptions,
): AsyncGenerator<ChatEvent, void, undefined> => callEvents(calls, following, request, options)
