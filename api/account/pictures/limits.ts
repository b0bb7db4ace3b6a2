/** Limits of pictures. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const pictureLimits = defineLimits({
  /** Under 1 MB. */
  picture_bytes_max: { value: 1_048_575, unit: 'bytes', refused: 'body_too_large' },
})
