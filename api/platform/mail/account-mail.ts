/** An email to a user of the installation, of its kind's texts: its super administrator may have written others. Pure. */
import { type Locale, messageOf } from '../texts/messages/messages.ts'
import type { SystemMail } from './jobs.ts'

export interface AccountMail {
  type: string
  to: string
  locale: Locale
  values: Readonly<Record<string, string>> & { link: string }
  valid_until: number
}

export const accountMailOf = ({ type, to, locale, values, valid_until }: AccountMail): SystemMail => ({
  to,
  subject: messageOf(locale, `mail.${type}.subject`, values),
  text: messageOf(locale, `mail.${type}.text`, values),
  link: values.link,
  button: messageOf(locale, `mail.${type}.button`),
  locale,
  valid_until,
  account_email: { type, values },
})
