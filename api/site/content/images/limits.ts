/** Numbers of images. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const imageLimits = defineLimits({
  image_bytes_max: { value: 5_242_880, unit: 'bytes', refused: 'body_too_large' },
  image_pixels_max: { value: 50_000_000, unit: 'pixels', refused: 'image_too_many_pixels' },
  image_edge_pixels_max: { value: 16_384, unit: 'pixels', refused: 'too_big' },
  image_frames_max: { value: 200, unit: 'frames', refused: 'image_too_many_frames' },
  image_seconds_max: { value: 20, unit: 'seconds' },
  image_rendition_height_max: { value: 3_840, unit: 'pixels' },
  image_name_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  /** Of PNGs, for emails: twice as wide as a logo there. */
  image_png_width_pixels_max: { value: 640, unit: 'pixels' },
  /** Kept in memory after they were made. */
  image_pngs_max: { value: 50, unit: 'images' },
})
