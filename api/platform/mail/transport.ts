/**
 * The interface of mail transports, and the meaning of their results. Retrying, recording and rights are the
 * caller's; a transport only answers the result of one message.
 */
import type { SmtpCommand } from './judge-refusal.ts'
import type { OutgoingMail } from './message.ts'

/**
 * `delivered`: the next server accepted it. `refused`: a permanent no to this message; never retried. `deferred`: it
 * surely was not accepted; may be tried again. `unknown`: the final dot was written and no answer came, so a second
 * attempt may be a second copy.
 */
export type SendResult =
  | {
      outcome: 'delivered'
      response: string
      /** The id that the provider gave the message in place of its own. */
      message_id?: string
    }
  | {
      outcome: 'refused'
      permanent: true
      response: string
      /** The command that was refused, where that is known. */
      command?: SmtpCommand
      /** The provider sends nothing to this address any more. */
      inactive?: true
    }
  | {
      outcome: 'deferred'
      reason: string
      response?: string
      /** Absent where it is about this message: `transport` failed, or it takes no more for now. */
      cause?: 'transport' | 'throttled'
    }
  | { outcome: 'unknown'; reason: string }

export type SendHooks = {
  /**
   * Runs after the body and before the final dot, the last moment at which the message can be stopped: when it throws,
   * nothing is handed over and the answer is `deferred`.
   */
  onHandOff?: () => void | Promise<void>
  /** Until then the connection of this message carries no other. */
  settled?: Promise<void>
}

export type MailTransport = {
  /** Never rejects: every trouble is an outcome. */
  send(mail: OutgoingMail, hooks?: SendHooks): Promise<SendResult>
  /**
   * Whether it took the message before, of one that a kill left in doubt; false where it does not know of it, undefined where
   * it cannot be asked. Absent where none can be.
   */
  find?(mail: OutgoingMail): Promise<boolean | undefined>
  /** Whether the transport works now; the reason may be shown to an owner. */
  verify?(): Promise<{ ok: true } | { ok: false; reason: string }>
  /** Ends connections; sends that still wait answer `deferred`. */
  close(): Promise<void>
}

/** The text of anything thrown, on one line, short enough for a record. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/\s+/g, ' ').slice(0, 500)
}
