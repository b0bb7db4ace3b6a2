/** Numbers of calls from services. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const serviceNoticeLimits = defineLimits({
  service_notice_bytes_max: { value: 262_144, unit: 'bytes', refused: 'body_too_large' },
})
