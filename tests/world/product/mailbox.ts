/** The mail server of the world: keeps what it accepts, refuses and defers whom it is told to. */
import { type Mailer, placeOf } from '../../../api/platform/mail/mailer.ts'
import type { MailTransport, SendResult } from '../../../api/platform/mail/transport.ts'
import { Semaphore } from '../../../api/platform/semaphore.ts'
import type { Life } from './life.ts'
import { type ReceivedMail, readMail } from './mail-text.ts'

const CONNECTIONS = 3

export class Mailbox {
  readonly received: ReceivedMail[] = []
  /** Addresses that are refused for good. */
  readonly dead = new Set<string>()
  /** While true every message is deferred. */
  away = false
  readonly #now: () => number

  /** Mails that were taken, and of which the process has not written down what became of them. */
  readonly #open = new Map<string, Life>()
  /** Mails of which a kill lost what became of them: each may come once more, and is the same mail. */
  readonly #in_doubt = new Set<string>()
  /** Mails that came twice, each explained by a kill. */
  again = 0

  constructor(now: () => number) {
    this.#now = now
  }

  killed(): void {
    for (const [message_id, life] of this.#open) if (life.dead) this.#in_doubt.add(message_id)
    this.#open.clear()
  }

  /** All is written down: nothing comes again. */
  rested(): void {
    this.#open.clear()
    this.#in_doubt.clear()
  }

  mailer(life: Life): Mailer {
    const places = new Semaphore(CONNECTIONS)
    const transport: MailTransport = {
      send: async (mail, hooks): Promise<SendResult> => {
        if (this.away) return { outcome: 'deferred', reason: 'Connection refused' }
        try {
          await hooks?.onHandOff?.()
        } catch (error) {
          return { outcome: 'deferred', reason: String(error) }
        }
        const { to } = mail.envelope
        if (this.dead.has(to)) return { outcome: 'refused', permanent: true, response: '550 5.1.1 No such user here' }
        const { message_id } = mail
        await life.reach('mail', 'before')
        if (this.#in_doubt.delete(message_id)) this.again += 1
        else this.received.push(readMail(mail.raw.toString('latin1'), { to, at: this.#now(), message_id }))
        this.#open.set(message_id, life)
        void hooks?.settled?.then(() => this.#open.delete(message_id))
        await life.reach('mail', 'after')
        return { outcome: 'delivered', response: '250 2.0.0 ok' }
      },
      close: async () => undefined,
    }
    return {
      transportFor: () => transport,
      enter: async () => placeOf(await places.enter()),
      folder: '',
      uses_server: true,
      kind: 'smtp',
      close: async () => undefined,
    }
  }
}
