/** Numbers of exports of leads. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const leadExportLimits = defineLimits({
  lead_export_columns_max: { value: 600, unit: 'columns', refused: 'too_many' },
  /** Leads that are read and written together. */
  lead_export_batch_leads: { value: 1_000, unit: 'leads' },
})
