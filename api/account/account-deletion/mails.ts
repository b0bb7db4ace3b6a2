/** The emails about an account that is deleted. */

import { accountMailOf } from '../../platform/mail/account-mail.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import type { Locale } from '../../platform/texts/messages/messages.ts'

const kept_ms = 3 * 86_400_000

interface Reader {
  email: string
  first_name: string
  language: Locale
}

export function deletionMail(
  type: 'account_deletion_requested' | 'account_deletion_canceled' | 'account_deleted',
  { email, first_name, language }: Reader,
  { link, now, deletes_at }: { link: string; now: number; deletes_at?: number },
): SystemMail {
  const until = deletes_at === undefined ? '' : toInstant(deletes_at).slice(0, 16).replace('T', ' ')
  const values = { first_name, link, until }
  return accountMailOf({ type, to: email, locale: language, values, valid_until: deletes_at ?? now + kept_ms })
}
