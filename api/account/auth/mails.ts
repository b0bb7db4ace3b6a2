/** The mails of this feature: confirm, already registered, reset. */
import { toInstant } from '../../platform/clock.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { type Locale, messageOf } from '../../platform/messages/messages.ts'

type Kind = 'confirm' | 'known' | 'reset'

export function accountMail(
  kind: Kind,
  to: { email: string; first_name: string; language: Locale },
  link: string,
  valid_until: number,
): SystemMail {
  const values = { first_name: to.first_name, link, until: toInstant(valid_until).slice(0, 16).replace('T', ' ') }
  return {
    to: to.email,
    subject: messageOf(to.language, `mail.${kind}.subject`, values),
    text: messageOf(to.language, `mail.${kind}.text`, values),
    link,
    valid_until,
  }
}
