/** An email to a user of the installation, of its kind's texts: its super administrator may have written others. Pure. */
import { type Locale, messageOf } from '../messages/messages.ts'
import type { SystemMail } from './jobs.ts'

export interface AccountMail {
  kind: string
  to: string
  locale: Locale
  values: Readonly<Record<string, string>> & { link: string }
  valid_until: number
}

export const accountMailOf = ({ kind, to, locale, values, valid_until }: AccountMail): SystemMail => ({
  to,
  subject: messageOf(locale, `mail.${kind}.subject`, values),
  text: messageOf(locale, `mail.${kind}.text`, values),
  link: values.link,
  button: messageOf(locale, `mail.${kind}.button`),
  locale,
  valid_until,
  account_email: { kind, values },
})
