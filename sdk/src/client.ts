/** The client: a resource for every tag of the API, or those alone that a page needs, and two ways around them. */
import type { Answer } from './answer.ts'
import { type AnswerEvent, type AskAssistantRequest, type AskOptions, ask } from './ask.ts'
import { Calls } from './calls.ts'
import {
  type ChatAnswerEvent,
  type ChatEvent,
  type FollowChatRequest,
  followChat,
  type SendChatMessageRequest,
  sendChatMessage,
} from './chat.ts'
import type { EventOptions } from './event-calls.ts'
import { Resources } from './generated/index.ts'
import { watchServer, withLevel } from './logger.ts'
import type { ClientOptions, RawRequestOptions, StreamOptions } from './options.ts'
import type { Resource } from './resource.ts'
import { follow, type StreamEvent } from './stream.ts'

/**
 * A client of the Leadwright API.
 *
 * ```ts
 * const client = new Leadwright({ baseUrl: 'https://leads.example.com', token: 'lw_key_…' })
 * // Or, with LEADWRIGHT_BASE_URL and LEADWRIGHT_API_KEY in the environment: new Leadwright()
 * for await (const tag of client.tags.list({ site_id })) console.log(tag.name)
 * ```
 */
export class Leadwright extends Resources {
  readonly #calls: Calls
  readonly #options: ClientOptions | undefined

  constructor(options?: ClientOptions) {
    const logger = withLevel(options?.logger, options?.logLevel)
    const calls = new Calls({ ...options, logger }, watchServer(logger))
    super(calls)
    this.#calls = calls
    this.#options = options
  }

  /** A client like this one, with these options in place of its own. */
  withOptions(changes: ClientOptions): Leadwright {
    return new Leadwright({ ...this.#options, ...changes })
  }

  /** Calls any path with the client's token, time limit and retries. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): Answer<T> {
    return this.#calls.request<T>(method, path, options)
  }

  /** Asks an assistant as it is edited, and tells the answer as it is written. */
  ask(request: AskAssistantRequest, options?: AskOptions): AsyncGenerator<AnswerEvent, void, undefined> {
    return ask(this.#calls, request, options)
  }

  /** Sends a message of a visitor and tells the answer as it is written. The client's token is the conversation's secret. */
  sendChatMessage(
    request: SendChatMessageRequest,
    options?: EventOptions,
  ): AsyncGenerator<ChatAnswerEvent, void, undefined> {
    return sendChatMessage(this.#calls, request, options)
  }

  /** Tells what a person writes to a visitor, once; after a lost connection, follow again with the last `after`. */
  followChat(request: FollowChatRequest, options?: EventOptions): AsyncGenerator<ChatEvent, void, undefined> {
    return followChat(this.#calls, request, options)
  }

  /** Follows what happens on a site; connections that are lost are made again where they broke off. */
  stream(site_id: string, options?: StreamOptions): AsyncGenerator<StreamEvent, void, undefined> {
    return follow(this.#calls, site_id, options)
  }
}

/** A client with chosen resources. */
export type ClientOf<R extends Record<string, typeof Resource>> = Pick<Leadwright, 'request'> & {
  readonly [Name in keyof R]: InstanceType<R[Name]>
} & {
  /** A client like this one, with these options in place of its own. */
  withOptions(changes: ClientOptions): ClientOf<R>
}

/**
 * A client of these resources alone, so that a bundle holds nothing of the others.
 *
 * ```ts
 * const client = createClient({ baseUrl, token }, { tags: TagsResource, leads: LeadsResource })
 * await client.tags.list({ site_id })
 * ```
 */
export function createClient<R extends Record<string, typeof Resource>>(
  options: ClientOptions,
  resources: R,
): ClientOf<R> {
  const calls = new Calls(options)
  const client: Record<string, unknown> = {
    request: calls.request.bind(calls),
    withOptions: (changes: ClientOptions) => createClient({ ...options, ...changes }, resources),
  }
  for (const [name, Chosen] of Object.entries(resources)) client[name] = new Chosen(calls)
  // The keys match the type, which the compiler cannot verify for a loop.
  return client as ClientOf<R>
}
