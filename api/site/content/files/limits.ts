/** Numbers of files, and of all that a site may store. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const fileLimits = defineLimits({
  file_bytes_max: { value: 20_971_520, unit: 'bytes', refused: 'body_too_large' },
  file_blockers_shown_max: { value: 100, unit: 'files' },
  site_storage_bytes_max: { value: 1_073_741_824, unit: 'bytes', refused: 'storage_full' },
})
