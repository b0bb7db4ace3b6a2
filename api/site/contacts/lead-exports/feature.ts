/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import * as events from './events.ts'
import { leadExport } from './export-operation.ts'
import { leadExportLimits } from './limits.ts'
import { routes } from './routes.ts'

export const leadExports = feature({
  name: 'site/contacts/lead-exports',
  routes,
  limits: leadExportLimits,
  events: Object.values(events),
  subjects: { lead_export: 'read-lead' },
  operations: [leadExport],
})
