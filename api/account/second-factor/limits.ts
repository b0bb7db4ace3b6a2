/** Limits of second factors. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const secondFactorLimits = defineLimits({
  /** For how long a right password waits for its second step. */
  second_step_minutes: { value: 10, unit: 'minutes', refused: 'second_step_expired' },
  mailed_code_minutes: { value: 10, unit: 'minutes', refused: 'second_factor_code_invalid' },
  mailed_code_tries_max: { value: 5, unit: 'tries', refused: 'second_factor_code_invalid' },
  recovery_codes: { value: 10, unit: 'codes' },
  /** By how much the clock of a phone may differ. */
  totp_drift_seconds: { value: 30, unit: 'seconds', refused: 'second_factor_code_invalid' },
})
