/** The emails about accounts and passwords: what each may print, and must. Pure. */

import type { FieldError } from '../../platform/problem/problem.ts'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'

const of = <const P extends readonly string[], const R extends readonly P[number][]>(prints: P, must: R) => ({
  prints: prints as readonly string[],
  must: must as readonly string[],
})

export const accountEmailTypes = [
  'confirm',
  'known',
  'reset',
  'sign_in_code',
  'second_step',
  'change_email',
  'email_changed',
  'notice',
  'invitation',
  'account_deletion_requested',
  'account_deletion_canceled',
  'account_deleted',
] as const
export type AccountEmailType = (typeof accountEmailTypes)[number]

/** Without what it must print nobody could do what the email is for. */
export const wordsOf: Readonly<Record<AccountEmailType, { prints: readonly string[]; must: readonly string[] }>> = {
  confirm: of(['first_name', 'link', 'until'], ['link']),
  known: of(['first_name', 'link'], ['link']),
  reset: of(['first_name', 'link', 'until'], ['link']),
  sign_in_code: of(['first_name', 'code', 'link', 'until'], ['code']),
  second_step: of(['first_name', 'code', 'link', 'until'], ['code']),
  change_email: of(['first_name', 'link', 'until'], ['link']),
  email_changed: of(['first_name', 'new_email', 'link'], ['new_email']),
  notice: of(['first_name', 'what', 'at', 'link'], ['what']),
  invitation: of(['name', 'inviter', 'link', 'until'], ['link']),
  account_deletion_requested: of(['first_name', 'link', 'until'], ['until']),
  account_deletion_canceled: of(['first_name', 'link'], []),
  account_deleted: of(['first_name', 'link'], []),
}

export interface AccountEmailTexts {
  subject: string
  preheader: string
  text: string
}

/** As it is built in, with its places. */
export const builtInTexts = (type: AccountEmailType, locale: Locale): AccountEmailTexts => ({
  subject: messageOf(locale, `mail.${type}.subject`),
  preheader: '',
  text: messageOf(locale, `mail.${type}.text`),
})

const placesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Places that it does not know, and those that it must have. */
export function textErrors(type: AccountEmailType, texts: AccountEmailTexts): FieldError[] {
  const { prints, must } = wordsOf[type]
  const unknown = (['subject', 'preheader', 'text'] as const).flatMap(field =>
    placesIn(texts[field])
      .filter(name => !prints.includes(name))
      .map(name => ({ pointer: `/${field}`, code: 'place_unknown', values: { name } })),
  )
  const there = placesIn(texts.text)
  const missing = must.filter(name => !there.includes(name))
  return [...unknown, ...missing.map(name => ({ pointer: '/text', code: 'place_missing', values: { name } }))]
}

/** Every place is filled at once, so that a value which looks like a place stays what it is. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Values to show it with. */
export const sampleValues = (public_url: string, locale: Locale) => ({
  first_name: 'Lucía',
  name: 'Lucía',
  inviter: 'Ana García',
  link: `${public_url}/login`,
  code: '482 913',
  until: '2027-03-14 09:30',
  at: '2027-03-14 09:30',
  new_email: 'lucia@example.com',
  what: messageOf(locale, 'mail.notice.password_changed'),
})
