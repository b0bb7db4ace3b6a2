/** Asking an assistant: its answer as it is written, as server-sent events. */
import type { Calls } from './calls.ts'
import { callEvents, type EventOptions } from './event-calls.ts'
import type { ConversationMessage, NewAssistantQuestion } from './generated/models/index.ts'
import { Resource } from './resource.ts'

export interface AskAssistantRequest {
  site_id: string
  assistant_id: string
  body: NewAssistantQuestion
}

/** `text`: a further piece. `instead`: what was told so far does not hold, this does. `message`: the whole answer, at the end. */
export type AnswerEvent =
  | { event: 'conversation'; data: { conversation_id: string } }
  | { event: 'text' | 'instead'; data: { text: string } }
  | { event: 'message'; data: ConversationMessage }

export type AskOptions = EventOptions

/** Asking as a resource, for clients that choose theirs; `Leadwright` has it as `client.ask`. */
export class AskingResource extends Resource {
  ask(request: AskAssistantRequest, options?: AskOptions): AsyncGenerator<AnswerEvent, void, undefined> {
    return ask(this.calls, request, options)
  }
}

const endpoint = { method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/ask', body: true } as const

/** Asked once: what is lost of the answer by a broken connection is in the messages of the conversation. */
export const ask = (
  calls: Calls,
  request: AskAssistantRequest,
  options?: AskOptions,
): AsyncGenerator<AnswerEvent, void, undefined> => callEvents(calls, endpoint, request, options)
