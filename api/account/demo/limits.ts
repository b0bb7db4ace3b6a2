/** Numbers of the demo. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const demoLimits = defineLimits({
  demo_clock_hours_max: { value: 8_784, unit: 'hours', refused: 'too_big' },
  demo_sign_ins_per_minute_max: { value: 20, unit: 'sign-ins', refused: 'too_many_requests' },
})
