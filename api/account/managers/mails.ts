/** The email that invites a manager. */
import { toInstant } from '../../platform/clock.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { type Locale, messageOf } from '../../platform/messages/messages.ts'

interface Invited {
  email: string
  name: string
  inviter: string
  link: string
  valid_until: number
}

export function invitationMail(locale: Locale, { email, name, inviter, link, valid_until }: Invited): SystemMail {
  const values = { name, inviter, link, until: toInstant(valid_until).slice(0, 16).replace('T', ' ') }
  return {
    to: email,
    subject: messageOf(locale, 'mail.invitation.subject', values),
    text: messageOf(locale, 'mail.invitation.text', values),
    link,
    button: messageOf(locale, 'mail.invitation.button'),
    locale,
    valid_until,
  }
}
