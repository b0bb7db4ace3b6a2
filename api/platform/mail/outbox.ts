/** Mail of the installation itself: confirmations, resets, sender checks. Journeys and campaigns send elsewhere. */
import type { Handle } from '../database/handle.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Locale } from '../messages/messages.ts'

export interface SiteSender {
  site_id: string
  address: string
  reply_to: string
}

export interface SystemMail extends Record<string, unknown> {
  to: string
  subject: string
  /** Whose mail it is for the reader; the installation's own name where it is absent. */
  from_name?: string
  /** The site's sender that it leaves by; absent: `MAIL_FROM`. Only mail with a `from_name` has one. */
  sender?: SiteSender
  /** The language of the text. */
  locale?: Locale
  text: string
  /** A single link that the mail is about; printed to the console where no mail server is set. */
  link: string
  /** What stands on the link in place of its address, where it is a paragraph of its own. */
  button?: string
  /** After this moment it is useless and dropped. */
  valid_until: number
}

/** Puts a mail in the control database, in the transaction of its cause. */
export interface Outbox {
  post(tx: Handle<'control'>, id: string, mail: SystemMail, now: number): Promise<void>
}

export const systemMailKind = 'system_mail'

export const outbox: Outbox = {
  post: (tx, id, mail, now) => enqueue(tx, { kind: systemMailKind, subject_id: id, due_at: now, payload: mail }, now),
}
