/** The email that carries a code. */

import { accountMailOf } from '../../platform/mail/account-mail.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import type { Locale } from '../../platform/texts/messages/messages.ts'

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
  return accountMailOf({ type: 'second_step', to: email, locale: language, values, valid_until })
}
