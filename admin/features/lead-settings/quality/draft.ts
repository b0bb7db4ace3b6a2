/** The settings as they are edited, and what is sent of them. */
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

export const draftOf = (settings: LeadQualitySettings): QualityDraft => ({
  reject_disposable: settings.reject_disposable,
  reject_free: settings.reject_free,
  reject_role_based: settings.reject_role_based,
  typo_correction: settings.typo_correction,
  email_confirmation: settings.email_confirmation,
  overrides: [...settings.overrides],
  confirmation_mails: settings.confirmation_mails.map(mail => ({ ...mail })),
})

/** Texts that stand as they were built in are not sent: they follow later versions. */
export const bodyOf = ({ confirmation_mails, ...body }: Partial<QualityDraft>): LeadQualitySettingsChanges => ({
  ...body,
  ...(confirmation_mails && {
    confirmation_mails: confirmation_mails
      .filter(mail => !mail.built_in)
      .map(({ locale, subject, text }) => ({ locale, subject, text })),
  }),
})
