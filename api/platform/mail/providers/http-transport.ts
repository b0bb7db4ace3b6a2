/** Common parts of transports over HTTP: kept connections, a second try over a new one, and the meanings of failures. */
import { Agent as PlainAgent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { OutgoingMail } from '../message.ts'
import type { MailTransport, SendHooks, SendResult } from '../transport.ts'
import { type Answer, type Call, type CallLimits, type CallResult, callProvider } from './http-call.ts'

export const HTTP_LIMITS: CallLimits = { transfer_ms: 60_000, answer_ms: 60_000 }

/** A connection idle for longer is closed rather than trusted: the provider may close it at any moment. */
const idle_ms = 4_000

export type Request = Pick<Call, 'method' | 'url' | 'headers' | 'body'>

/** Calls over kept connections. */
export interface HttpCalls {
  call(request: Request, onHandOff?: SendHooks['onHandOff']): Promise<CallResult>
  /** Undefined where no answer came. */
  ask(request: Request): Promise<Answer | undefined>
  isClosed(): boolean
  close(): void
}

export function httpCalls(origin: string, connections_max: number, limits: CallLimits = HTTP_LIMITS): HttpCalls {
  const Agent = origin.startsWith('https:') ? SecureAgent : PlainAgent
  const agent = new Agent({ keepAlive: true, maxSockets: connections_max, timeout: idle_ms })
  let closed = false
  async function call(request: Request, onHandOff?: SendHooks['onHandOff']): Promise<CallResult> {
    const once = () => callProvider({ ...request, agent, limits }, onHandOff)
    const called = await once()
    return 'failed' in called && called.stale ? once() : called
  }
  return {
    call,
    async ask(request) {
      const called = await callProvider({ ...request, agent, limits })
      return 'answer' in called ? called.answer : undefined
    },
    isClosed: () => closed,
    close() {
      closed = true
      agent.destroy()
    },
  }
}

export interface Provider {
  requestOf(mail: OutgoingMail): Request | Promise<Request>
  /** The answer to a message, whatever its status; undefined where it is not the provider's own. */
  read(answer: Answer): SendResult | undefined
  /** Looks for a message of which no answer came; true where it surely was accepted, undefined where there is no answer either. */
  find?(mail: OutgoingMail, ask: HttpCalls['ask']): Promise<boolean | undefined>
}

export const closed_result: SendResult = { outcome: 'deferred', reason: 'The transport is closed' }

const excerpt = (body: string): string => body.replaceAll(/\s+/g, ' ').slice(0, 500)

/** An answer that the provider did not write: a gateway between may have passed the message on. */
export function withoutReading({ status, body }: Answer): SendResult {
  const response = `HTTP ${status} ${excerpt(body)}`.trim()
  if (status === 502 || status === 504) return { outcome: 'unknown', reason: response }
  return { outcome: 'deferred', cause: status === 429 ? 'throttled' : 'transport', reason: response, response }
}

/** Outcome of a message whose call has no answer. */
export async function withoutAnswer(
  provider: Pick<Provider, 'find'>,
  calls: HttpCalls,
  mail: OutgoingMail,
  { failed, handed }: Extract<CallResult, { failed: string }>,
): Promise<SendResult> {
  if (!handed) return { outcome: 'deferred', cause: 'transport', reason: failed }
  const found = await provider.find?.(mail, calls.ask).catch(() => false)
  return found
    ? { outcome: 'delivered', response: 'No answer came; the provider has the message' }
    : { outcome: 'unknown', reason: failed }
}

export function httpTransport(provider: Provider, calls: HttpCalls): MailTransport {
  const { find } = provider
  return {
    ...(find && {
      find: async mail => (calls.isClosed() ? undefined : find(mail, calls.ask).catch(() => undefined)),
    }),
    async send(mail, hooks) {
      if (calls.isClosed()) return closed_result
      const called = await calls.call(await provider.requestOf(mail), hooks?.onHandOff)
      if ('failed' in called) return withoutAnswer(provider, calls, mail, called)
      return provider.read(called.answer) ?? withoutReading(called.answer)
    },
    async close() {
      calls.close()
    },
  }
}

/** The JSON object of a body; undefined where it is none. */
export function objectOf(body: string): Record<string, unknown> | undefined {
  const value = jsonOf(body)
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}

export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
