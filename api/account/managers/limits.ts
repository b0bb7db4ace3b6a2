/** Limits of managers and their invitations. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const managerLimits = defineLimits({
  invitation_days: { value: 7, unit: 'days' },
  manager_sites_max: { value: 1_000, unit: 'sites', refused: 'validation_failed' },
  manager_assistants_max: { value: 100, unit: 'assistants', refused: 'validation_failed' },
  /** Chosen assistants are looked for in the databases of so many sites. */
  manager_assistants_sites_max: { value: 20, unit: 'sites', refused: 'validation_failed' },
})
