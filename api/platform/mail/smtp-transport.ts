/** A pool of SMTP sessions: at most so many connections, each kept for the next message while it is fresh. */
import type { LookupFunction } from 'node:net'
import type { OutgoingMail } from './message.ts'
import { openSmtpSession, type SmtpLimits, type SmtpSession } from './smtp-session.ts'
import { parseSmtpUrl, type SmtpServer } from './smtp-url.ts'
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
type SendOutcome = { result: SendResult; slot?: Slot }

/** Makes the transport; nothing connects before the first send. Throws on a URL that makes no sense. */
export const smtpTransport = (
  url: string,
  overrides: Partial<SmtpTransportLimits> = {},
  lookup?: LookupFunction,
): MailTransport => new SmtpPool({ ...parseSmtpUrl(url), ...(lookup && { lookup }) }, { ...SMTP_LIMITS, ...overrides })

class SmtpPool implements MailTransport {
  readonly #server: SmtpServer
  readonly #limits: SmtpTransportLimits
  readonly #idle: Slot[] = []
  readonly #waiting: (() => void)[] = []
  #busy = 0
  #closed = false

  constructor(server: SmtpServer, limits: SmtpTransportLimits) {
    this.#server = server
    this.#limits = limits
  }

  async send(mail: OutgoingMail, hooks?: SendHooks): Promise<SendResult> {
    if (this.#busy >= this.#limits.connections_max) await new Promise<void>(resolve => this.#waiting.push(resolve))
    else this.#busy++
    let slot: Slot | undefined
    const leave = () => {
      if (slot?.session.usable()) this.#keep(slot)
      const next = this.#waiting.shift()
      // The slot passes directly to the next in line, so nobody can jump the queue.
      if (next) next()
      else this.#busy--
    }
    try {
      if (this.#closed) return { outcome: 'deferred', reason: 'The transport is closed' }
      const sent = await this.#sendInTurn(mail, hooks)
      slot = sent.slot
      return sent.result
    } finally {
      if (hooks?.settled) void hooks.settled.then(leave)
      else leave()
    }
  }

  async #sendInTurn(mail: OutgoingMail, hooks?: SendHooks): Promise<SendOutcome> {
    const kept = this.#takeIdle()
    if (kept) {
      const sent = await this.#sendOver(kept, mail, hooks)
      // The server may have dropped the connection while it lay idle; that says nothing about this message.
      if (sent.result.outcome !== 'deferred' || kept.session.answered() || this.#closed) return sent
    }
    try {
      return await this.#sendOver(
        { session: await openSmtpSession(this.#server, this.#limits), messages: 0 },
        mail,
        hooks,
      )
    } catch (error) {
      return { result: { outcome: 'deferred', cause: 'transport', reason: reasonOf(error) } }
    }
  }

  async #sendOver(slot: Slot, mail: OutgoingMail, hooks?: SendHooks): Promise<SendOutcome> {
    const result = await slot.session.send(mail, hooks)
    slot.messages++
    return { result, slot }
  }

  #takeIdle(): Slot | undefined {
    while (this.#idle.length > 0) {
      const slot = this.#idle.pop()
      clearTimeout(slot?.idle)
      if (slot?.session.usable()) return slot
    }
    return undefined
  }

  #keep(slot: Slot): void {
    if (this.#closed || slot.messages >= this.#limits.messages_per_connection_max) {
      slot.session.quit()
      return
    }
    slot.idle = setTimeout(() => {
      this.#idle.splice(this.#idle.indexOf(slot), 1)
      slot.session.quit()
    }, this.#limits.idle_ms)
    slot.idle.unref()
    this.#idle.push(slot)
  }

  async verify(): Promise<{ ok: true } | { ok: false; reason: string }> {
    try {
      const session = await openSmtpSession(this.#server, this.#limits)
      session.quit()
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: reasonOf(error) }
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    for (let slot = this.#takeIdle(); slot; slot = this.#takeIdle()) slot.session.quit()
  }
}
