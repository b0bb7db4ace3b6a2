/** A transport in memory: accepts at once and remembers, for tests, benchmarks and simulations. */
import type { OutgoingMail } from './message.ts'
import { type MailTransport, reasonOf, type SendResult } from './transport.ts'

export type MemoryTransport = MailTransport & { sent: OutgoingMail[]; count(): number }
export type MemoryTransportOptions = {
  /** Keeps at most this many messages (default 10,000); older ones are only counted. */
  keep?: number
  /** Decides the answer instead of accepting. */
  answer?: (mail: OutgoingMail, attempt: number) => SendResult
}

/** Makes a transport whose `sent` holds what was accepted. */
export function memoryTransport(options: MemoryTransportOptions = {}): MemoryTransport {
  const keep = options.keep ?? 10_000
  const sent: OutgoingMail[] = []
  let count = 0
  let attempts = 0
  let closed = false
  return {
    sent,
    count: () => count,
    async send(mail, hooks) {
      attempts++
      if (closed) return { outcome: 'deferred', reason: 'The transport is closed' }
      try {
        await hooks?.onHandOff?.()
      } catch (error) {
        return { outcome: 'deferred', reason: reasonOf(error) }
      }
      const result = options.answer?.(mail, attempts) ?? { outcome: 'delivered', response: '250 kept in memory' }
      if (result.outcome === 'delivered') {
        count++
        if (sent.length < keep) sent.push(mail)
      }
      return result
    },
    verify: async () => ({ ok: true }),
    async close() {
      closed = true
    },
  }
}
