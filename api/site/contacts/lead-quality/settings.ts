/** Default rules for addresses, and the owner's overrides in the form that verification needs. */

import type { FieldError } from '../../../platform/problem/problem.ts'
import { type Locale, locales, messageOf } from '../../../platform/texts/messages/messages.ts'
import { roleKey } from './role-names.ts'
import type { SettingsRow } from './store.ts'
import type { ConfirmationEmail, ListOverride } from './table.ts'

/** The address rules of a form: those of the active campaign, or else of the site. */
export interface QualityRules {
  reject_disposable: boolean
  reject_free: boolean
  reject_role_based: boolean
  typo_correction: boolean
  email_confirmation: boolean
}

export const defaultQualityRules: QualityRules = {
  reject_disposable: false,
  reject_free: false,
  reject_role_based: false,
  typo_correction: true,
  email_confirmation: false,
}

export const defaultSettings: SettingsRow = {
  id: 1,
  ...defaultQualityRules,
  overrides: [],
  confirmation_emails: [],
  version: 1,
  updated_at: 0,
}

/** By list and value, whether it is listed. */
export type Overrides = ReadonlyMap<string, boolean>
export const overrideKey = (list: ListOverride['list'], value: string): string => `${list} ${value}`

export interface SiteQuality {
  rules: QualityRules
  overrides: Overrides
}

export function siteQualityOf(row: SettingsRow): SiteQuality {
  const { reject_disposable, reject_free, reject_role_based, typo_correction, email_confirmation } = row
  return {
    rules: { reject_disposable, reject_free, reject_role_based, typo_correction, email_confirmation },
    overrides: new Map(row.overrides.map(one => [overrideKey(one.list, one.value), one.listed])),
  }
}

/** The normalized form of an override. */
export const overrideValue = (list: ListOverride['list'], value: string): string =>
  list === 'role_based' ? roleKey(value.trim()) : value.trim().toLowerCase()

/** The owner's text of the confirmation mail, else the built-in one. */
export function confirmationEmail(row: SettingsRow, locale: Locale): ConfirmationEmail & { built_in: boolean } {
  const own = row.confirmation_emails.find(mail => mail.language === locale)
  if (own) return { ...own, built_in: false }
  const said = (name: string) => messageOf(locale, `mail.confirm_lead.${name}`)
  return { language: locale, subject: said('subject'), text: said('text'), built_in: true }
}

export const confirmationEmails = (row: SettingsRow) => locales.map(locale => confirmationEmail(row, locale))

/** Repeated overrides and languages, and texts without the link that they are for. */
export function settingsErrors(given: {
  overrides?: readonly ListOverride[] | undefined
  confirmation_emails?: readonly ConfirmationEmail[] | undefined
}): FieldError[] {
  const errors: FieldError[] = []
  const there = new Set<string>()
  const once = (key: string, pointer: string) => {
    if (there.has(key)) errors.push({ pointer, code: 'repeated' })
    there.add(key)
  }
  given.overrides?.forEach(({ list, value }, i) => {
    once(overrideKey(list, overrideValue(list, value)), `/overrides/${i}/value`)
  })
  given.confirmation_emails?.forEach(({ language, text }, i) => {
    once(`mail ${language}`, `/confirmation_emails/${i}/language`)
    if (!text.includes('{link}')) errors.push({ pointer: `/confirmation_emails/${i}/text`, code: 'link_missing' })
  })
  return errors
}
