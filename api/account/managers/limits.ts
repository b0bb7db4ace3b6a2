/** Limits of managers and their invitations. */
import { defineLimits } from '../../platform/define-limits.ts'

export const managerLimits = defineLimits({
  invitation_days: { value: 7, unit: 'days' },
  manager_sites_max: { value: 1_000, unit: 'sites', refused: 'validation_failed' },
})
