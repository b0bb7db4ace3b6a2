/** Numbers of adding and changing many leads in one call. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const leadUpsertLimits = defineLimits({
  lead_upsert_leads_max: { value: 1_000, unit: 'leads', refused: 'too_many' },
  lead_upsert_bytes_max: { value: 4_194_304, unit: 'bytes', refused: 'body_too_large' },
})
