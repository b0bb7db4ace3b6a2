/** What verifying and confirming note of a lead's address, and filters may ask for. */
import type { LeadFields } from '../../../platform/features/feature.ts'

export const emailValidities = ['valid', 'risky', 'invalid', 'unknown'] as const
export const confirmationStatuses = ['none', 'pending', 'confirmed'] as const

export const qualityFields = {
  email_validity: { type: 'choice', values: emailValidities },
  email_score: { type: 'number' },
  email_disposable: { type: 'checkbox' },
  email_free: { type: 'checkbox' },
  email_role_based: { type: 'checkbox' },
  confirmation: { type: 'choice', values: confirmationStatuses },
  confirmed_at: { type: 'instant' },
} as const satisfies LeadFields
