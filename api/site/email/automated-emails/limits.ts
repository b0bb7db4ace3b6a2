/** Numbers of the emails that a site sends by itself. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const automatedEmailLimits = defineLimits({
  /** Between two thanks to one lead, so that nobody is flooded by whoever submits forms with their address. */
  thank_you_again_hours_min: { value: 24, unit: 'hours' },
})
