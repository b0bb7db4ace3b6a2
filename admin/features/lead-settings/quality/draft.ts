/** The settings as they are edited, and of them what differs from what is kept. */
import type {
  ConfirmationMail,
  EmailListOverride,
  LeadQualitySettings,
  LeadQualitySettingsChanges,
} from '@leadwright/sdk'

export type MailDraft = ConfirmationMail & { built_in: boolean }
export type QualityDraft = Pick<
  LeadQualitySettings,
  'reject_disposable' | 'reject_free' | 'reject_role_based' | 'typo_correction' | 'email_confirmation'
> & { overrides: EmailListOverride[]; confirmation_mails: MailDraft[] }

const rules = [
  'reject_disposable',
  'reject_free',
  'reject_role_based',
  'typo_correction',
  'email_confirmation',
] as const

export const draftOf = (settings: LeadQualitySettings): QualityDraft => ({
  reject_disposable: settings.reject_disposable,
  reject_free: settings.reject_free,
  reject_role_based: settings.reject_role_based,
  typo_correction: settings.typo_correction,
  email_confirmation: settings.email_confirmation,
  overrides: [...settings.overrides],
  confirmation_mails: settings.confirmation_mails.map(mail => ({ ...mail })),
})

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Mails that stand as they were built in are not sent: they follow later versions. */
export function bodyOf(draft: QualityDraft, settings: LeadQualitySettings): LeadQualitySettingsChanges {
  const before = draftOf(settings)
  const body: LeadQualitySettingsChanges = {}
  for (const name of rules) if (draft[name] !== before[name]) body[name] = draft[name]
  if (!same(draft.overrides, before.overrides)) body.overrides = draft.overrides
  if (!same(draft.confirmation_mails, before.confirmation_mails)) {
    body.confirmation_mails = draft.confirmation_mails
      .filter(mail => !mail.built_in)
      .map(({ locale, subject, text }) => ({ locale, subject, text }))
  }
  return body
}
