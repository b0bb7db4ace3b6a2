/** Numbers of verifying and confirming addresses. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const leadQualityLimits = defineLimits({
  email_checks_max: { value: 6, unit: 'checks' },
  email_overrides_max: { value: 1_000, unit: 'overrides', refused: 'too_many' },
  verification_batch_leads: { value: 50, unit: 'leads' },
  verification_pause_milliseconds: { value: 1_000, unit: 'milliseconds' },
  confirmation_link_hours: { value: 168, unit: 'hours' },
  confirmation_again_minutes_min: { value: 10, unit: 'minutes' },
})
