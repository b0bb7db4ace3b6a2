/** Numbers of moving a site to another installation. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const siteTransferLimits = defineLimits({
  /** An upload is held in memory; what is larger comes in by the command. */
  site_import_bytes_max: { value: 100 * 1_048_576, unit: 'bytes', refused: 'body_too_large' },
  /** What any file may unpack to; beyond it, so many bytes for each of the file: a database shrinks to a tenth. */
  site_import_unpacked_bytes: { value: 50 * 1_048_576, unit: 'bytes' },
  site_import_unpacked_ratio_max: { value: 100, unit: 'times', refused: 'unpacked_too_large' },
  site_export_passphrase_characters_min: { value: 12, unit: 'characters', refused: 'too_short' },
  /** How long emails that are just being handed over are waited for before a site moves. */
  site_export_settle_milliseconds: { value: 30_000, unit: 'milliseconds', refused: 'emails_under_way' },
  /** How long a file that was made can be downloaded. */
  site_export_kept_minutes: { value: 60, unit: 'minutes' },
})
