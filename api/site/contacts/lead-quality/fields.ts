/** What verifying and confirming note of a lead's address, and filters may ask for. */
import type { LeadFields } from '../../../platform/features/feature.ts'

export const emailValidities = ['valid', 'risky', 'invalid', 'unknown'] as const
export const confirmationStates = ['none', 'pending', 'confirmed'] as const

export const qualityFields = {
  email_validity: { kind: 'choice', values: emailValidities },
  email_score: { kind: 'number' },
  email_disposable: { kind: 'checkbox' },
  email_free: { kind: 'checkbox' },
  email_role_based: { kind: 'checkbox' },
  confirmation: { kind: 'choice', values: confirmationStates },
  confirmed_at: { kind: 'instant' },
} as const satisfies LeadFields
