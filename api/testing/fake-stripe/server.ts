/** The fake on a port: keys, misfortunes, repeats, then the call. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { describeFault, type JudgedRequest, judgeRefusal } from '../stripe-contract/judge.ts'
import { getVersion } from '../stripe-contract/published-contract.ts'
import { checkVersion, type Report, readCall, run, toAnswer } from './call.ts'
import { failCard, StripeFailure } from './failure.ts'
import type { Answer, createIdempotency } from './idempotency.ts'
import type { createKeys } from './keys.ts'
import type { createOutages, Outage } from './outages.ts'
import type { World } from './world.ts'

export interface CallRecord {
  operation: string
  params: Record<string, unknown>
  idempotency_key: string | null
  account: string
  /** Zero: no answer reached the caller. */
  status: number
  sent: SentCall
}

/** A call as it was written, to be made again elsewhere. */
export interface SentCall {
  method: string
  /** With its query. */
  path: string
  body: string
  version: string
}

interface Parts {
  keys: ReturnType<typeof createKeys>
  idempotency: ReturnType<typeof createIdempotency>
  outages: ReturnType<typeof createOutages>
  calls: CallRecord[]
  report: Report
  /** After the work, before its answer. */
  beforeAnswer(): Promise<void>
  afterAnswer(): void
  /** Everything that is not the API. */
  other(request: IncomingMessage, response: ServerResponse, body: string): Promise<boolean>
}

const outageAnswers = {
  error: (): Answer => toAnswer(new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred' })),
  declined: (): Answer => toAnswer(failCard({ code: 'card_declined', message: 'Your card was declined.' })),
  rate_limit: (): Answer =>
    toAnswer(
      new StripeFailure(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
      }),
    ),
}

export function createFakeServer(parts: Parts) {
  const { keys, idempotency, outages, calls, report } = parts

  async function answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '', 'http://fake')
    const body = await text(request)
    if (await parts.other(request, response, body)) return
    if (outages.isDown()) {
      request.socket.destroy()
      return
    }
    const method = request.method ?? ''
    const world = keys.getWorld(request)
    checkVersion(request.headers['stripe-version'], report)
    const judged = readCall(method, pathname, body === '' ? search.slice(1) : body, report)
    const key = method === 'POST' ? ((request.headers['idempotency-key'] as string | undefined) ?? null) : null
    const { operation, params } = judged
    const sent = { method, path: pathname + search, body, version: String(request.headers['stripe-version']) }
    const record = { operation: operation.name, params, idempotency_key: key, account: world.account, status: 0, sent }
    calls.push(record)
    const outage = outages.take(operation.name)
    const context = { world, judged, key, requestId, request: `${method} ${pathname} ${body}` }
    const result = await work(context, outage)
    if (outage?.type === 'cut') request.socket.destroy()
    else if (outage?.type !== 'hang') {
      record.status = result.status
      send(response, { ...result, requestId: result.requestId ?? requestId }, outage, key)
    }
  }

  interface Context {
    world: World
    judged: JudgedRequest
    key: string | null
    requestId: string
    request: string
  }

  async function work(context: Context, outage: Outage | undefined): Promise<Answer & { requestId?: string }> {
    const { world, judged, key, requestId } = context
    const scope = key === null ? null : `${world.account} ${world.livemode} ${key}`
    if (outage?.type === 'rate_limit' || outage?.type === 'declined') return outageAnswers[outage.type]()
    const existing = scope === null ? undefined : idempotency.claim(scope, context.request, requestId)
    if (existing)
      return {
        ...existing,
        headers: { ...existing.headers, 'idempotent-replayed': 'true', 'original-request': existing.requestId },
      }
    if (outage && !outage.hasEffect) {
      // A call that hangs is under way: another with its key is refused.
      if (scope !== null && outage.type !== 'hang') idempotency.release(scope)
      return outageAnswers.error()
    }
    world.request = { id: requestId, idempotency_key: key }
    const done = run(world, judged, report)
    world.request = { id: null, idempotency_key: null }
    const result = outage?.type === 'error' ? outageAnswers.error() : done
    const isBegun = result.status < 400 || result.status === 402 || result.status >= 500
    if (scope !== null && isBegun) idempotency.keep(scope, result)
    else if (scope !== null) idempotency.release(scope)
    await parts.beforeAnswer()
    return result
  }

  function send(
    response: ServerResponse,
    result: Answer & { requestId: string },
    outage?: Outage,
    key?: string | null,
  ): void {
    const { shouldRetry } = outage ?? {}
    const faults = result.status === 200 ? [] : judgeRefusal(result.body)
    for (const fault of faults) report(`refusal: ${describeFault(fault)}`)
    response.writeHead(result.status, {
      'content-type': 'application/json',
      'request-id': result.requestId,
      'stripe-version': getVersion(),
      ...(key && { 'idempotency-key': key }),
      ...(shouldRetry !== undefined && { 'stripe-should-retry': String(shouldRetry) }),
      ...result.headers,
    })
    response.end(JSON.stringify(result.body, null, 2))
  }

  return createServer((request, response) => {
    const requestId = `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`
    answer(request, response, requestId)
      .catch(error => {
        const failure =
          error instanceof StripeFailure
            ? error
            : new StripeFailure(500, { type: 'api_error', message: String(error.stack) })
        if (failure !== error) report(`fake: ${error.stack}`)
        send(response, { ...toAnswer(failure), requestId })
      })
      .finally(() => parts.afterAnswer())
  })
}
