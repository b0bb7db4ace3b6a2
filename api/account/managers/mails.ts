/** The email that invites a manager. */

import { accountMailOf } from '../../platform/mail/account-mail.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import type { Locale } from '../../platform/texts/messages/messages.ts'

interface Invitation {
  email: string
  name: string
  inviter: string
  link: string
  valid_until: number
}

export function invitationMail(locale: Locale, { email, name, inviter, link, valid_until }: Invitation): SystemMail {
  const values = { name, inviter, link, until: toInstant(valid_until).slice(0, 16).replace('T', ' ') }
  return accountMailOf({ type: 'invitation', to: email, locale, values, valid_until })
}
