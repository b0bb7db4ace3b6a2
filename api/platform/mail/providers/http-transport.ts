/** What transports over HTTP have in common: kept connections, a second try over a new one, and what failures mean. */
import { Agent as PlainAgent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { OutgoingMail } from '../message.ts'
import type { MailTransport, SendResult } from '../transport.ts'
import { type Answer, type Call, type CallLimits, callProvider } from './http-call.ts'

export const HTTP_LIMITS: CallLimits = { transfer_ms: 60_000, answer_ms: 60_000 }

/** A connection idle for longer is closed rather than trusted: the provider may close it at any moment. */
const idle_ms = 4_000

export type Request = Pick<Call, 'method' | 'url' | 'headers' | 'body'>

export interface Provider {
  origin: string
  requestOf(mail: OutgoingMail): Request | Promise<Request>
  /** The answer to a message, whatever its status; undefined where it is not the provider's own. */
  read(answer: Answer): SendResult | undefined
  /** Looks for a message of which no answer came; true where it surely was accepted. */
  find?(mail: OutgoingMail, ask: (request: Request) => Promise<Answer | undefined>): Promise<boolean>
}

const excerpt = (body: string): string => body.replaceAll(/\s+/g, ' ').slice(0, 500)

/** An answer that the provider did not write: a gateway between may have passed the message on. */
function withoutReading({ status, body }: Answer): SendResult {
  const response = `HTTP ${status} ${excerpt(body)}`.trim()
  if (status === 502 || status === 504) return { outcome: 'unknown', reason: response }
  return { outcome: 'deferred', cause: status === 429 ? 'throttled' : 'transport', reason: response, response }
}

export function httpTransport(
  provider: Provider,
  connections_max: number,
  limits: CallLimits = HTTP_LIMITS,
): MailTransport {
  const Agent = provider.origin.startsWith('https:') ? SecureAgent : PlainAgent
  const agent = new Agent({ keepAlive: true, maxSockets: connections_max, timeout: idle_ms })
  let closed = false
  const ask = async (request: Request) => {
    const called = await callProvider({ ...request, agent, limits })
    return 'answer' in called ? called.answer : undefined
  }
  async function lost(mail: OutgoingMail, reason: string): Promise<SendResult> {
    const found = await provider.find?.(mail, ask).catch(() => false)
    return found
      ? { outcome: 'delivered', response: 'No answer came; the provider has the message' }
      : { outcome: 'unknown', reason }
  }
  return {
    async send(mail, hooks) {
      if (closed) return { outcome: 'deferred', reason: 'The transport is closed' }
      const request = await provider.requestOf(mail)
      const once = () => callProvider({ ...request, agent, limits }, hooks?.onHandOff)
      let called = await once()
      if ('failed' in called && called.stale) called = await once()
      if ('failed' in called) {
        return called.handed
          ? lost(mail, called.failed)
          : { outcome: 'deferred', cause: 'transport', reason: called.failed }
      }
      return provider.read(called.answer) ?? withoutReading(called.answer)
    },
    async close() {
      closed = true
      agent.destroy()
    },
  }
}

/** The JSON object of a body; undefined where it is none. */
export function objectOf(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
