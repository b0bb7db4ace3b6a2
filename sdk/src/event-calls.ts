/** An answer of server-sent events for one call: what is lost of it by a broken connection is not asked for again. */
import type { Calls } from './calls.ts'
import { type EndpointRequest, requestOf } from './endpoint.ts'
import { ConnectionError, readError, UnexpectedAnswerError } from './errors.ts'
import type { HeaderValues } from './options.ts'
import { serverSentEvents } from './sse.ts'

export interface EventOptions {
  /** Aborting it ends the iteration; an answer is written to its end all the same. */
  signal?: AbortSignal
  headers?: HeaderValues
}

/** An endpoint that answers with events, as `requestOf` takes it. */
type StreamingEndpoint = Parameters<typeof requestOf>[0]

/** The events with their data, as they come. Refusals are thrown as those of every call. */
export async function* callEvents<Event extends { event: string; data: unknown }>(
  calls: Calls,
  endpoint: StreamingEndpoint,
  request: object,
  { signal, headers }: EventOptions = {},
): AsyncGenerator<Event, void, undefined> {
  const response = await open(calls, requestOf(endpoint, request), {
    ...(signal && { signal }),
    ...(headers && { headers }),
  })
  try {
    for await (const { event, data } of serverSentEvents(response)) {
      if (data !== '') yield { event, data: JSON.parse(data) } as Event
    }
  } catch (error) {
    if (signal?.aborted) return
    throw new ConnectionError(error)
  }
}

async function open(
  calls: Calls,
  { method, path, query, body }: EndpointRequest,
  { signal, headers }: EventOptions,
): Promise<Response> {
  const media = { Accept: 'text/event-stream', 'Content-Type': body === undefined ? null : 'application/json' }
  const init: RequestInit = {
    method,
    headers: calls.headers(await calls.authorization(), media, headers),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }
  const response = await calls.fetch(calls.url(path, query), init).catch(error => {
    throw signal?.aborted ? error : new ConnectionError(error)
  })
  return requireEvents(response)
}

/** A proxy's page is no stream, and would be one without an event. */
export async function requireEvents(response: Response): Promise<Response> {
  if (!response.ok) throw await readError(response)
  if (/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) return response
  await response.body?.cancel()
  throw new UnexpectedAnswerError(response, 'text/event-stream')
}
