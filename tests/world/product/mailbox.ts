/** The mail server of the world: keeps what it accepts, refuses and defers whom it is told to. */
import type { Mailer } from '../../../api/platform/mail/mailer.ts'
import type { MailTransport, SendResult } from '../../../api/platform/mail/transport.ts'
import { type ReceivedMail, readMail } from './mail-text.ts'

export class Mailbox {
  readonly received: ReceivedMail[] = []
  /** Addresses that are refused for good. */
  readonly dead = new Set<string>()
  /** While true every message is deferred. */
  away = false
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  mailer(): Mailer {
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
        this.received.push(readMail(mail.raw.toString('latin1'), { to, at: this.#now(), message_id: mail.message_id }))
        return { outcome: 'delivered', response: '250 2.0.0 ok' }
      },
      close: async () => undefined,
    }
    return {
      transportFor: () => transport,
      enter: async () => ({ settle: () => undefined, settled: Promise.resolve() }),
      folder: '',
      uses_server: true,
      kind: 'smtp',
      close: async () => undefined,
    }
  }
}
