/** Numbers of images. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const imageLimits = defineLimits({
  image_bytes_max: { value: 5_242_880, unit: 'bytes', refused: 'body_too_large' },
  image_name_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  /** Of PNGs, for emails: twice as wide as a logo there. */
  image_png_width_pixels_max: { value: 640, unit: 'pixels' },
  /** Kept in memory after they were made. */
  image_pngs_max: { value: 50, unit: 'images' },
})
