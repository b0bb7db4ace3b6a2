/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { createImportFrom, receiveTable } from './create-import.ts'
import { eraseFromImports } from './erase.ts'
import * as events from './events.ts'
import { forgettingImports } from './housekeeping.ts'
import { leadImport, leadImportCheck } from './import-operation.ts'
import { mergingRows } from './lead-merge.ts'
import { importLimits } from './limits.ts'
import { tableImports } from './ports.ts'
import { routes } from './routes.ts'
import { hashesOfImports } from './store.ts'
import { imports as table } from './table.ts'
import { importsWithAudience, importsWithTag, importsWritingTo } from './uses.ts'

export const imports = feature({
  name: 'site/contacts/imports',
  routes,
  limits: importLimits,
  events: Object.values(events),
  subjects: { import: 'manage-leads' },
  operations: [leadImportCheck, leadImport],
  housekeeping: forgettingImports,
  names: { import: namesOf(table, table.name) },
  provides: [provide(tableImports, { receive: receiveTable, create: createImportFrom })],
  uses: { tag: importsWithTag, audience: importsWithAudience, field: importsWritingTo },
  storedHashes: hashesOfImports,
  merge: mergingRows,
  erase: eraseFromImports,
})
