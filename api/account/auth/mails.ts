/** The mails of this feature: confirm, already registered, reset. */

import { accountMailOf } from '../../platform/mail/account-mail.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import type { Locale } from '../../platform/texts/messages/messages.ts'

type Kind = 'confirm' | 'known' | 'reset' | 'change_email'
interface Reader {
  email: string
  first_name: string
  language: Locale
}

export function accountMail(type: Kind, to: Reader, link: string, valid_until: number): SystemMail {
  return mailTo(to, type, { link }, valid_until)
}

/** The code is typed on the sign-in screen; the link only leads there, so that link scanners cannot sign in. */
export const signInCodeMail = (to: Reader, values: { code: string; link: string }, valid_until: number): SystemMail =>
  mailTo(to, 'sign_in_code', values, valid_until)

/** To the former address: whoever still reads it learns of the change, and what to do if it was not them. */
export const emailChangedMail = (
  to: Reader,
  values: { link: string; new_email: string },
  valid_until: number,
): SystemMail => mailTo(to, 'email_changed', values, valid_until)

function mailTo(
  { email, first_name, language }: Reader,
  type: Kind | 'sign_in_code' | 'email_changed',
  given: { link: string; code?: string; new_email?: string },
  valid_until: number,
): SystemMail {
  const values = { ...given, first_name, until: toInstant(valid_until).slice(0, 16).replace('T', ' ') }
  return accountMailOf({ type, to: email, locale: language, values, valid_until })
}
