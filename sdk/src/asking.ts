/** Asking an assistant: its answer as it is written, as server-sent events. */
import type { Calls } from './calls.ts'
import { ConnectionError, errorOf } from './errors.ts'
import type { ConversationMessage, NewAssistantQuestion } from './generated/models/index.ts'
import { Resource } from './resource.ts'
import { serverSentEvents } from './sse.ts'

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

export interface AskOptions {
  /** Aborting it ends the iteration; the answer is written to its end all the same. */
  signal?: AbortSignal
}

/** Asking as a resource, for clients that choose theirs; `Leadwright` has it as `client.ask`. */
export class AskingResource extends Resource {
  ask(request: AskAssistantRequest, options?: AskOptions): AsyncGenerator<AnswerEvent, void, undefined> {
    return ask(this.calls, request, options)
  }
}

/**
 * Asked once: what is lost of the answer by a broken connection is in the messages of the conversation. Refusals are thrown
 * as those of every call.
 */
export async function* ask(
  calls: Calls,
  { site_id, assistant_id, body }: AskAssistantRequest,
  { signal }: AskOptions = {},
): AsyncGenerator<AnswerEvent, void, undefined> {
  const url = calls.url(`/v1/sites/${encodeURIComponent(site_id)}/assistants/${encodeURIComponent(assistant_id)}/ask`)
  const media = { Accept: 'text/event-stream', 'Content-Type': 'application/json' }
  const request = {
    method: 'POST',
    headers: calls.headers(await calls.authorization(), media),
    body: JSON.stringify(body),
    ...(signal && { signal }),
  }
  const response = await calls.fetch(url, request).catch(error => {
    throw signal?.aborted ? error : new ConnectionError(error)
  })
  if (!response.ok) throw await errorOf(response)
  try {
    for await (const { event, data } of serverSentEvents(response)) {
      if (data !== '') yield { event, data: JSON.parse(data) } as AnswerEvent
    }
  } catch (error) {
    if (signal?.aborted) return
    throw new ConnectionError(error)
  }
}
