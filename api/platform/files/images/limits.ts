/** Numbers of the images that are decoded and made. */
import { defineLimits } from '../../runtime/define-limits.ts'

export const renderingLimits = defineLimits({
  image_pixels_max: { value: 50_000_000, unit: 'pixels', refused: 'image_too_many_pixels' },
  image_edge_pixels_max: { value: 16_384, unit: 'pixels', refused: 'too_big' },
  image_frames_max: { value: 200, unit: 'frames', refused: 'image_too_many_frames' },
  image_seconds_max: { value: 20, unit: 'seconds' },
  image_rendition_height_max: { value: 3_840, unit: 'pixels' },
})
