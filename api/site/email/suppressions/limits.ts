/** Numbers of suppressions. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const suppressionLimits = defineLimits({
  suppression_note_characters_max: { value: 500, unit: 'characters', refused: 'too_long' },
  suppression_import_addresses_max: { value: 50_000, unit: 'addresses', refused: 'too_many' },
  suppression_import_bytes_max: { value: 8_388_608, unit: 'bytes', refused: 'body_too_large' },
  /** Addresses that are read or written together. */
  suppression_batch_addresses: { value: 1_000, unit: 'addresses' },
})
