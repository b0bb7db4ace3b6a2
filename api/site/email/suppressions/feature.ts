/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { suppressing } from '../../contacts/email-status/rules.ts'
import * as events from './events.ts'
import { suppressionLimits } from './limits.ts'
import { suppressionExport, suppressionImport } from './operations.ts'
import { routes } from './routes.ts'
import { eraseAddresses, statedSuppressions } from './rules.ts'
import { suppressions as table } from './table.ts'

export const suppressions = feature({
  name: 'site/email/suppressions',
  routes,
  limits: suppressionLimits,
  events: Object.values(events),
  subjects: {
    suppression: 'manage-emails',
    suppression_import: 'manage-emails',
    suppression_export: 'manage-emails',
  },
  operations: [suppressionImport, suppressionExport],
  names: { suppression: namesOf(table, table.email) },
  erase: eraseAddresses,
  provides: [provide(suppressing, statedSuppressions)],
  uses: { email: 'history', operation: 'history' },
})
