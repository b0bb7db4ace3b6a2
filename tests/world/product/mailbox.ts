/** The mail server of the world: keeps what it accepts, and refuses whom it is told to. */
import { holdPlace, type Mailer } from '../../../api/platform/mail/mailer.ts'
import type { MailTransport, SendResult } from '../../../api/platform/mail/transport.ts'
import { Semaphore } from '../../../api/platform/runtime/semaphore.ts'
import type { Life } from './life.ts'
import { type ReceivedMail, readMail } from './mail-text.ts'

const CONNECTIONS = 3
/** After so many a server takes mail again. */
const CONTENT_MAX = 2
const BUSY = '451 4.7.1 Too much mail, please try again later'
/** After which command of a mail the connection to a busy server ends; null: it answers. */
const ends = [null, 'EHLO', null, 'MAIL', null, 'RCPT', null, 'DATA']
const refused = { outcome: 'refused', permanent: true } as const

/** At the recipient's address, or once the mail was read. */
export type Refusal = 'unknown_user' | 'content'

export class Mailbox {
  readonly received: ReceivedMail[] = []
  /** Addresses to which no mail is taken, and why. */
  readonly refusing = new Map<string, Refusal>()
  /** Until when marketing mail to an address is put off. */
  readonly busy = new Map<string, number>()
  /** Message-IDs of what was put off for the first time since somebody looked. */
  readonly put_off = new Set<string>()
  readonly #tried = new Set<string>()
  #put_off_count = 0
  readonly #refused = new Map<string, Set<string>>()
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
    for (const [message_id, life] of this.#open) {
      if (!life.dead) continue
      this.#in_doubt.add(message_id)
      this.#open.delete(message_id)
    }
  }

  /** Whether another process may not know that it was taken. */
  #isInDoubt(message_id: string, life: Life): boolean {
    const before = this.#open.get(message_id)
    return this.#in_doubt.delete(message_id) || (before !== undefined && before !== life && before.is_doubtful)
  }

  /** All is written down: nothing comes again. */
  rested(): void {
    this.#open.clear()
    this.#in_doubt.clear()
  }

  /** One time it says so, the other its connection ends: more of these in a row would be the transport's own trouble. */
  #putOff(): SendResult {
    this.#put_off_count += 1
    const command = ends[this.#put_off_count % ends.length]
    if (!command) return { outcome: 'deferred', reason: BUSY, response: BUSY }
    return { outcome: 'deferred', cause: 'transport', reason: `The connection ended after ${command}` }
  }

  mailer(life: Life): Mailer {
    const places = new Semaphore(CONNECTIONS)
    const transport: MailTransport = {
      send: async (mail, hooks): Promise<SendResult> => {
        const { to, from: return_path } = mail.envelope
        const refusal = this.refusing.get(to.toLowerCase())
        if (refusal === 'unknown_user') return { ...refused, command: 'rcpt', response: '550 5.1.1 No such user here' }
        if ((this.busy.get(to.toLowerCase()) ?? 0) > this.#now() && mail.raw.includes('List-Unsubscribe')) {
          if (!this.#tried.has(mail.message_id)) this.put_off.add(mail.message_id)
          this.#tried.add(mail.message_id)
          return this.#putOff()
        }
        try {
          await hooks?.onHandOff?.()
        } catch (error) {
          return { outcome: 'deferred', reason: String(error) }
        }
        // Of several at once each is read by itself; one whose refusal a kill has lost is no other mail.
        const { message_id } = mail
        const before = this.#refused.get(to.toLowerCase()) ?? new Set()
        if (refusal === 'content' && (before.has(message_id) || before.size < CONTENT_MAX)) {
          this.#refused.set(to.toLowerCase(), before.add(message_id))
          return { ...refused, command: 'data', response: '554 5.7.1 Message rejected due to its content' }
        }
        await life.reach('mail', 'before')
        if (this.#isInDoubt(message_id, life)) this.again += 1
        else this.received.push(readMail(mail.raw.toString('latin1'), { to, at: this.#now(), message_id, return_path }))
        this.#open.set(message_id, life)
        void hooks?.settled?.then(() => life.is_doubtful || this.#open.delete(message_id))
        await life.reach('mail', 'after')
        return { outcome: 'delivered', response: '250 2.0.0 ok' }
      },
      close: async () => undefined,
    }
    return {
      transportFor: () => transport,
      enter: async () => holdPlace(await places.enter()),
      folder: '',
      uses_server: true,
      type: 'smtp',
      close: async () => undefined,
    }
  }
}
