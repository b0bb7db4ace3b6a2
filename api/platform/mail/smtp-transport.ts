/** A pool of SMTP sessions: at most so many connections, each kept for the next message while it is fresh. */
import type { OutgoingMail } from './message.ts'
import { openSmtpSession, type SmtpLimits, type SmtpSession } from './smtp-session.ts'
import { parseSmtpUrl } from './smtp-url.ts'
import { type MailTransport, reasonOf, type SendHooks, type SendResult } from './transport.ts'

export type SmtpTransportLimits = SmtpLimits & {
  connections_max: number
  messages_per_connection_max: number
  /** A connection idle for longer is closed rather than trusted. */
  idle_ms: number
}
export const SMTP_LIMITS: SmtpTransportLimits = {
  connections_max: 5,
  messages_per_connection_max: 1_000,
  idle_ms: 20_000,
  connect_ms: 30_000,
  greeting_ms: 30_000,
  transfer_ms: 120_000,
  answer_ms: 600_000,
}

type Slot = { session: SmtpSession; messages: number; idle?: NodeJS.Timeout }
type Sent = { result: SendResult; slot?: Slot }

/** Makes the transport; nothing connects before the first send. Throws on a URL that makes no sense. */
export function smtpTransport(url: string, overrides: Partial<SmtpTransportLimits> = {}): MailTransport {
  const server = parseSmtpUrl(url)
  const limits = { ...SMTP_LIMITS, ...overrides }
  const idle: Slot[] = []
  const waiting: (() => void)[] = []
  let busy = 0
  let closed = false

  async function send(mail: OutgoingMail, hooks?: SendHooks): Promise<SendResult> {
    if (busy >= limits.connections_max) await new Promise<void>(resolve => waiting.push(resolve))
    else busy++
    let slot: Slot | undefined
    const leave = () => {
      if (slot?.session.usable()) keep(slot)
      const next = waiting.shift()
      // The slot passes directly to the next in line, so nobody can jump the queue.
      if (next) next()
      else busy--
    }
    try {
      if (closed) return { outcome: 'deferred', reason: 'The transport is closed' }
      const sent = await sendInTurn(mail, hooks)
      slot = sent.slot
      return sent.result
    } finally {
      if (hooks?.settled) void hooks.settled.then(leave)
      else leave()
    }
  }

  async function sendInTurn(mail: OutgoingMail, hooks?: SendHooks): Promise<Sent> {
    const kept = takeIdle()
    if (kept) {
      const sent = await sendOver(kept, mail, hooks)
      // The server may have dropped the connection while it lay idle; that says nothing about this message.
      if (sent.result.outcome !== 'deferred' || kept.session.answered() || closed) return sent
    }
    try {
      return await sendOver({ session: await openSmtpSession(server, limits), messages: 0 }, mail, hooks)
    } catch (error) {
      return { result: { outcome: 'deferred', reason: reasonOf(error) } }
    }
  }

  async function sendOver(slot: Slot, mail: OutgoingMail, hooks?: SendHooks): Promise<Sent> {
    const result = await slot.session.send(mail, hooks)
    slot.messages++
    return { result, slot }
  }

  function takeIdle(): Slot | undefined {
    while (idle.length > 0) {
      const slot = idle.pop()
      clearTimeout(slot?.idle)
      if (slot?.session.usable()) return slot
    }
    return undefined
  }

  function keep(slot: Slot) {
    if (closed || slot.messages >= limits.messages_per_connection_max) return slot.session.quit()
    slot.idle = setTimeout(() => {
      idle.splice(idle.indexOf(slot), 1)
      slot.session.quit()
    }, limits.idle_ms)
    slot.idle.unref()
    idle.push(slot)
  }

  return {
    send,
    async verify() {
      try {
        const session = await openSmtpSession(server, limits)
        session.quit()
        return { ok: true }
      } catch (error) {
        return { ok: false, reason: reasonOf(error) }
      }
    },
    async close() {
      closed = true
      for (let slot = takeIdle(); slot; slot = takeIdle()) slot.session.quit()
    },
  }
}
