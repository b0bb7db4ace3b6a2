/** A mail server at the end of a bad line: it refuses, defers, is slow or away, and its answers get lost. */

import { holdPlace, type Mailer } from '../../api/platform/mail/mailer.ts'
import type { OutgoingMail } from '../../api/platform/mail/message.ts'
import { type MailTransport, reasonOf, type SendHooks, type SendResult } from '../../api/platform/mail/transport.ts'
import { Semaphore } from '../../api/platform/runtime/semaphore.ts'
import type { Random } from '../chaos/random.ts'
import type { Mistake } from './mistake.ts'
import type { Owner, VirtualTime } from './virtual-time.ts'

export interface MailFaults {
  /** Whether the server is down. */
  away(): boolean
  deferred_percent(): number
  lost_answer_percent(): number
  slow_percent: number
}

/** A message whose final dot the server has read. */
export interface Accepted {
  message_id: string
  to: string
  elapsed: number
  now: number
  raw: Buffer
}

export const connections = 3

export class VirtualMailServer {
  readonly accepted: Accepted[] = []
  readonly #time: VirtualTime
  readonly #random: Random
  readonly #faults: MailFaults

  constructor(time: VirtualTime, random: Random, faults: MailFaults) {
    this.#time = time
    this.#random = random
    this.#faults = faults
  }

  mailerFor(owner: Owner, mistake: Mistake | undefined): Mailer {
    const places = new Semaphore(connections)
    const straight: MailTransport = {
      send: (mail, hooks) => this.#converse(owner, mail, hooks),
      close: async () => undefined,
    }
    const transport = mistake?.transport?.(straight) ?? straight
    return {
      transportFor: () => transport,
      enter: async () => holdPlace(await places.enter()),
      folder: '',
      uses_server: true,
      type: 'smtp',
      close: async () => undefined,
    }
  }

  async #converse(owner: Owner, mail: OutgoingMail, hooks: SendHooks | undefined): Promise<SendResult> {
    await this.#line(owner)
    if (this.#faults.away()) return { outcome: 'deferred', reason: 'Connection refused' }
    if (this.#of(this.#faults.deferred_percent())) return { outcome: 'deferred', reason: '451', response: '451 later' }
    try {
      await hooks?.onHandOff?.()
    } catch (error) {
      return { outcome: 'deferred', reason: reasonOf(error) }
    }
    await this.#line(owner)
    if (mail.envelope.to.startsWith('refused')) return { outcome: 'refused', permanent: true, response: '550 no' }
    const { elapsed } = this.#time
    this.accepted.push({
      message_id: mail.message_id,
      to: mail.envelope.to,
      elapsed,
      now: this.#time.now(),
      raw: mail.raw,
    })
    await this.#line(owner)
    return this.#of(this.#faults.lost_answer_percent())
      ? { outcome: 'unknown', reason: 'The connection was lost' }
      : { outcome: 'delivered', response: '250 ok' }
  }

  #line(owner: Owner): Promise<void> {
    const ms = this.#random.next() * (this.#of(this.#faults.slow_percent) ? 5_000 : 30)
    return new Promise(resolve => void this.#time.after(ms, owner, resolve))
  }

  #of(percent: number): boolean {
    return this.#random.between(1, 100) <= percent
  }
}
