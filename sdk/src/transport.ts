/** Sends one request until it succeeds or has failed for good: time limit, abort, retries, reading the answer. */

import { runsInNode } from './environment.ts'
import {
  ConnectionError,
  IncompleteAnswerError,
  LeadwrightError,
  readError,
  TimeoutError,
  UnexpectedAnswerError,
} from './errors.ts'
import type { Logger } from './logger.ts'
import { pause, waitBeforeRetry } from './retry.ts'

/** Set before the answer arrives: the caller reads the body. */
export interface ReplyOptions {
  isRaw: boolean
}

export type Watch = (name: string, headers: Headers) => void

export interface OutgoingRequest {
  /** The endpoint, for the log: an address may hold what nobody else should read. */
  name: string
  method: string
  url: string
  headers: Headers
  body: BodyInit | undefined
  /** The media type that the contract promises; anything is taken where it is not said. */
  accept: string | undefined
  fetch: typeof globalThis.fetch
  timeout: number
  maxRetries: number
  signal: AbortSignal | undefined
  recover: ((error: LeadwrightError) => Promise<boolean>) | undefined
  logger: Logger | undefined
  watch: Watch | undefined
  reading: ReplyOptions
}

/** The answer's data with what else came with it. The body of `response` has been read. */
export interface ReceivedResponse<T> {
  data: T
  response: Response
  requestId: string | undefined
}

/** Sends the request. The headers, and with them the idempotency key, are the same on every try. */
export async function exchange<T>(outgoing: OutgoingRequest): Promise<ReceivedResponse<T>> {
  const { name, headers, timeout, signal, maxRetries, logger, reading } = outgoing
  let { recover } = outgoing
  let isLost = false
  for (let retry = 0; ; retry++) {
    if (retry && runsInNode()) headers.set('Leadwright-Retry-Count', `${retry}`)
    try {
      return await bounded(timeout, signal, reading, within => attempt<T>(outgoing, within, isLost))
    } catch (error) {
      isLost ||= error instanceof ConnectionError
      const wait = retry < maxRetries ? waitBeforeRetry(error, retry, Date.now(), Math.random()) : undefined
      if (wait === undefined) {
        const ask = recover
        recover = undefined
        if (ask && error instanceof LeadwrightError && (await ask(error))) continue
        throw error
      }
      logger?.info(`${name} is tried again: ${error}`)
      await pause(wait, signal)
    }
  }
}

/** `isLost`: an answer to an earlier try was lost, so that it may have been carried out. */
async function attempt<T>(
  outgoing: OutgoingRequest,
  signal: AbortSignal,
  isLost: boolean,
): Promise<ReceivedResponse<T>> {
  const { name, method, url, headers, body, accept, fetch, logger, watch, reading } = outgoing
  const start = Date.now()
  let isAnswered = false
  try {
    const response = await fetch(url, { method, headers, body, signal })
    isAnswered = true
    const requestId = response.headers.get('request-id') ?? undefined
    logger?.debug(`${name} → ${response.status} in ${Date.now() - start} ms, ${requestId}`)
    watch?.(name, response.headers)
    const isDeleted = isLost && method === 'DELETE' && response.status === 404
    if (!response.ok && !isDeleted) throw await readError(response)
    // The contract says what the answer of each operation is; the generated types rest on it.
    const data = (isDeleted || reading.isRaw ? undefined : await readBody(response, accept)) as T
    return { data, response, requestId }
  } catch (error) {
    if (error instanceof LeadwrightError || signal.aborted) throw error
    throw isAnswered ? new IncompleteAnswerError(error) : new ConnectionError(error)
  }
}

async function readBody(response: Response, accept: string | undefined): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (accept !== undefined && !fits(type, accept)) {
    await response.body?.cancel()
    throw new UnexpectedAnswerError(response, accept)
  }
  const read = accept ?? type
  if (isText(read)) return response.text()
  if (isJson(read)) {
    const text = await response.text()
    // Without a promise of JSON there may be nothing; `JSON.parse` refuses an empty text.
    return accept === undefined && text === '' ? undefined : JSON.parse(text)
  }
  const blob = await response.blob()
  return accept === undefined && blob.size === 0 ? undefined : blob
}

/** A page of a proxy, or of whatever else lives at the address, is not what was asked for; a file may be of any type. */
function fits(type: string, accept: string): boolean {
  if (isJson(accept)) return isJson(type)
  return isText(accept) ? type.toLowerCase().startsWith(accept) : !/^text\/html/i.test(type)
}

const isJson = (type: string): boolean => /^application\/([\w.-]+\+)?json\b/i.test(type)
const isText = (type: string): boolean => /^text\//i.test(type)

/** Runs a try that ends when the time is up or the caller aborts, even if `fetch` does not listen to its signal. */
function bounded<T>(
  timeout: number,
  outer: AbortSignal | undefined,
  reading: ReplyOptions,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    outer?.throwIfAborted()
    const controller = new AbortController()
    const stop = (reason: unknown) => {
      reject(reason)
      controller.abort(reason)
    }
    const abort = () => stop(outer?.reason)
    const timer = timeout > 0 ? setTimeout(() => stop(new TimeoutError(timeout)), timeout) : undefined
    outer?.addEventListener('abort', abort, { once: true })
    const settle = () => {
      clearTimeout(timer)
      // A body that the caller reads ends with the caller's signal.
      if (!reading.isRaw) outer?.removeEventListener('abort', abort)
    }
    run(controller.signal).then(resolve, reject).finally(settle)
  })
}
