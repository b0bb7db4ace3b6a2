/** Limits of passkeys. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const passkeyLimits = defineLimits({
  passkeys_max: { value: 20, unit: 'passkeys', refused: 'too_many_passkeys' },
})
