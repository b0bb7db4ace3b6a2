/** The settings as they are edited, and what is sent of them. */
import type {
  ConfirmationEmail,
  EmailListOverride,
  LeadQualitySettings,
  LeadQualitySettingsChanges,
} from '@leadwright/sdk'

export type EmailDraft = ConfirmationEmail & { built_in: boolean }
export type QualityDraft = Pick<
  LeadQualitySettings,
  'reject_disposable' | 'reject_free' | 'reject_role_based' | 'typo_correction' | 'email_confirmation'
> & { overrides: EmailListOverride[]; confirmation_emails: EmailDraft[] }

export const draftOf = (settings: LeadQualitySettings): QualityDraft => ({
  reject_disposable: settings.reject_disposable,
  reject_free: settings.reject_free,
  reject_role_based: settings.reject_role_based,
  typo_correction: settings.typo_correction,
  email_confirmation: settings.email_confirmation,
  overrides: [...settings.overrides],
  confirmation_emails: settings.confirmation_emails.map(email => ({ ...email })),
})

/** Unchanged built-in texts are not saved, so that they follow later versions. */
export const bodyOf = ({ confirmation_emails, ...body }: Partial<QualityDraft>): LeadQualitySettingsChanges => ({
  ...body,
  ...(confirmation_emails && {
    confirmation_emails: confirmation_emails
      .filter(email => !email.built_in)
      .map(({ language: locale, subject, text }) => ({ language: locale, subject, text })),
  }),
})
