/** What the corners of a website's buttons say of a brand. Pure. */
import type { ButtonShape } from '../../../platform/schemas/brand.ts'
import { brandLimits } from '../limits.ts'

/** From here on an ordinary button has round ends. */
const pill_px = 20
const pill_card_px = 20

export function buttonLook(radius_px: number | undefined): { radius_px?: number; button_shape?: ButtonShape } {
  if (radius_px === undefined) return {}
  if (radius_px >= pill_px) return { radius_px: pill_card_px, button_shape: 'pill' }
  if (radius_px === 0) return { radius_px: 0, button_shape: 'square' }
  return { radius_px: Math.min(radius_px, brandLimits.brand_radius_px_max), button_shape: 'rounded' }
}
