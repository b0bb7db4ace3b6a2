/** The rules of email quality, for other features to call. */

import { suggestAddress } from '../../../../widget/src/popup/typo.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { FieldError } from '../../../platform/problem/problem.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import type { Quality, ScoreParts } from './email-score.ts'
import { confirmationEmail, defaultSettings, type QualityRules, type SiteQuality, siteQualityOf } from './settings.ts'
import { findSettings, type QualityColumns } from './store.ts'

export { type Quality, scoreEmail } from './email-score.ts'
export { type Confirmations, confirmations, siteSenderAddress } from './ports.ts'
export { defaultQualityRules, type QualityRules, type SiteQuality } from './settings.ts'
/** Stores a verification with its lead. */
export { saveOnLead } from './store.ts'
export { verifyEmail } from './verify-email.ts'

type Db = Handle<'site'>

/** Whether a verification differs from the one stored with the lead. */
export const differs = (
  lead: { email_checked_at: number | null; email_validity: string; email_score: number | null },
  { validity, score }: Quality,
): boolean => lead.email_checked_at === null || lead.email_validity !== validity || lead.email_score !== score

/** The text that asks to confirm: the owner's, else the built-in one. */
export const confirmationText = async (db: Db, locale: Locale) =>
  confirmationEmail((await findSettings(db)) ?? defaultSettings, locale)

export const siteQuality = async (db: Db): Promise<SiteQuality> =>
  siteQualityOf((await findSettings(db)) ?? defaultSettings)

/** Why a form refuses an address, at its field. DNS answers never refuse an address. */
export function qualityErrors(rules: QualityRules, quality: Quality, email: string): FieldError[] {
  const pointer = '/values/email'
  if (rules.reject_disposable && quality.disposable) {
    // Many misspelled provider domains are registered by catchers of email; a likely typo is answered with a suggestion.
    const suggestion = suggestAddress(email)
    if (suggestion !== undefined) return [{ pointer, code: 'email_misspelled', values: { suggestion } }]
    return [{ pointer, code: 'email_disposable' }]
  }
  if (rules.reject_role_based && quality.role_based) return [{ pointer, code: 'email_role_based' }]
  return rules.reject_free && quality.free ? [{ pointer, code: 'email_free' }] : []
}

/** The stored parts of a score. */
export const scoreParts = (kept: Readonly<Record<string, number>>): ScoreParts => ({
  syntax: kept.syntax ?? 0,
  mail_server: kept.mail_server ?? 0,
  not_disposable: kept.not_disposable ?? 0,
  not_role_based: kept.not_role_based ?? 0,
  not_free: kept.not_free ?? 0,
  no_typo: kept.no_typo ?? 0,
  confirmed: kept.confirmed ?? 0,
})

/** The likely correct address, unless the lead confirmed this one. */
export const suggestionFor = (lead: { email: string; confirmation: string }): string | undefined =>
  lead.confirmation === 'confirmed' ? undefined : suggestAddress(lead.email)

/** The fields that `lead.updated` names when a verification differs from the one before. */
export const qualityFields = ['email_validity', 'email_score']

/** The columns of a verification; without one, those of a lead that was not verified. */
export function qualityColumns(quality: Quality | undefined, at: number): QualityColumns {
  return {
    email_validity: quality?.validity ?? 'unknown',
    email_score: quality?.score ?? null,
    email_score_parts: quality?.parts ?? null,
    email_disposable: quality?.disposable ?? false,
    email_free: quality?.free ?? false,
    email_role_based: quality?.role_based ?? false,
    email_checked_at: quality?.certain ? at : null,
  }
}
