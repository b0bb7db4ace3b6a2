/** The email that carries a code. */
import { toInstant } from '../../platform/clock.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { type Locale, messageOf } from '../../platform/messages/messages.ts'

interface Reader {
  email: string
  first_name: string
  language: Locale
}

/** The link is for who did not ask: a code is mailed only after the right password. */
export function codeMail(
  { email, first_name, language }: Reader,
  code: string,
  link: string,
  valid_until: number,
): SystemMail {
  const values = { code, first_name, link, until: toInstant(valid_until).slice(0, 16).replace('T', ' ') }
  return {
    to: email,
    subject: messageOf(language, 'mail.second_step.subject', values),
    text: messageOf(language, 'mail.second_step.text', values),
    link,
    button: messageOf(language, 'mail.second_step.button'),
    locale: language,
    valid_until,
  }
}
