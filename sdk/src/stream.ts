/** The events of a site in real time: server-sent events over fetch, resumed after a disconnect. */
import type { Calls } from './calls.ts'
import { ConnectionError } from './errors.ts'
import { requireEvents } from './event-calls.ts'
import type { SiteEvent } from './generated/models/index.ts'
import type { StreamOptions } from './options.ts'
import { Resource } from './resource.ts'
import { pause, waitBeforeRetry } from './retry.ts'
import { type ServerSentEvent, serverSentEvents } from './sse.ts'

/** One thing that happened. `id` is the place in the stream from which `lastEventId` continues. */
export interface StreamEvent {
  id: string
  /** Such as `lead.created`. A server that is newer than this package may send others. */
  event: SiteEvent['type']
  /** A union by `type`, the name of the event: the same object that webhook endpoints get. */
  data: SiteEvent
}

const IDLE_MS = 60_000
/** The server sends a comment at least every 15 seconds. */
const SILENT = 'the stream was opened and stays silent: does a proxy hold it back (buffering, compression)?'

/** The stream as a resource, for clients that choose theirs; `Leadwright` has it as `client.stream`. */
export class StreamResource extends Resource {
  follow(site_id: string, options?: StreamOptions): AsyncGenerator<StreamEvent, void, undefined> {
    return follow(this.calls, site_id, options)
  }
}

/**
 * Follows the site's events until the caller breaks off or aborts. Lost connections are made again; an answer that
 * says no (401, 403, 404, or 410 for a place that is no longer kept) is thrown.
 */
export async function* follow(
  calls: Calls,
  site_id: string,
  options: StreamOptions = {},
): AsyncGenerator<StreamEvent, void, undefined> {
  const { signal, onConnection } = options
  let lastEventId = options.lastEventId
  let asked: number | undefined
  let failures = 0
  while (!signal?.aborted) {
    try {
      for await (const { id, event, data, retry } of connection(calls, site_id, lastEventId, options)) {
        failures = 0
        lastEventId = id ?? lastEventId
        asked = retry ?? asked
        if (data !== '') yield { id: lastEventId ?? '', event, data: parse(data) } as StreamEvent
      }
      // An end without an error is a restart of the server: the same as a lost connection.
      failures = Math.max(failures, 1)
    } catch (error) {
      if (signal?.aborted) return
      if (waitBeforeRetry(error, failures, Date.now(), 0) === undefined) throw error
      asked = waitBeforeRetry(error, failures, Date.now(), Math.random())
      failures++
    }
    onConnection?.('lost')
    await pause(asked ?? 1000, signal).catch(() => undefined)
    asked = undefined
  }
}

async function* connection(
  calls: Calls,
  site_id: string,
  lastEventId: string | undefined,
  options: StreamOptions,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const controller = new AbortController()
  const abort = () => controller.abort(options.signal?.reason)
  if (options.signal?.aborted) abort()
  options.signal?.addEventListener('abort', abort, { once: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const idle_ms = options.idleTimeout ?? IDLE_MS
  let isOpen = false
  let isHeard = false
  const expire = () => {
    if (isOpen && !isHeard) calls.options.logger?.warn(`${SILENT} Nothing came of it within ${idle_ms} ms.`)
    controller.abort(new ConnectionError(undefined))
  }
  const alive = () => {
    isHeard = isOpen
    clearTimeout(timer)
    timer = setTimeout(expire, idle_ms)
  }
  try {
    alive()
    const response = await open(calls, site_id, lastEventId, options, controller.signal)
    options.onConnection?.('open')
    isOpen = true
    yield* serverSentEvents(response, alive)
  } catch (error) {
    throw isAnswer(error) ? error : new ConnectionError(error)
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', abort)
    controller.abort()
  }
}

async function open(
  calls: Calls,
  site_id: string,
  lastEventId: string | undefined,
  options: StreamOptions,
  signal: AbortSignal,
): Promise<Response> {
  const resume = { Accept: 'text/event-stream', 'Last-Event-ID': lastEventId }
  const headers = calls.headers(await calls.authorization(), resume, options.headers)
  const url = calls.url(`/v1/sites/${encodeURIComponent(site_id)}/stream`)
  const response = await calls.fetch(url, { headers, signal })
  return requireEvents(response)
}

const isAnswer = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status !== undefined

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    // The server sends JSON; other text, for example from a proxy, is passed on unchanged.
    return data
  }
}
