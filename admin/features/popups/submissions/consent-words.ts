/** What a visitor agreed to, in words. */
export const consentWords = {
  given: 'popups.consent_given',
  declined: 'popups.consent_declined',
  not_asked: 'popups.consent_not_asked',
} as const
