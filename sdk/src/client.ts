/** The client: a resource for every tag of the API, and two ways around them. */
import type { Answer } from './answer.ts'
import { Calls } from './calls.ts'
import { Resources } from './generated/resources.ts'
import type { ClientOptions, RawRequestOptions, StreamOptions } from './options.ts'
import { follow, type StreamEvent } from './stream.ts'

/**
 * A client of the Leadwright API.
 *
 * ```ts
 * const client = new Leadwright({ baseUrl: 'https://leads.example.com', token: 'key_…' })
 * for await (const tag of client.tags.list({ site_id })) console.log(tag.name)
 * ```
 */
export class Leadwright extends Resources {
  readonly #calls: Calls

  constructor(options: ClientOptions) {
    const calls = new Calls(options)
    super(calls)
    this.#calls = calls
  }

  /** Calls any path with the client's token, time limit and retries. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): Answer<T> {
    return this.#calls.request<T>(method, path, options)
  }

  /** Follows what happens on a site; connections that are lost are made again where they broke off. */
  stream(site_id: string, options?: StreamOptions): AsyncGenerator<StreamEvent, void, undefined> {
    return follow(this.#calls, site_id, options)
  }
}
