/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { isOwnFont } from '../../../account/sites/ports.ts'
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { storageAllowance } from './allowances.ts'
import * as events from './events.ts'
import { sweepingFiles } from './housekeeping.ts'
import { fileLimits } from './limits.ts'
import { routes } from './routes.ts'
import { isFontOfSite } from './rules.ts'
import { bytesOfFiles, hashesOfFiles } from './store.ts'
import { filesOfSite } from './uses.ts'

export const files = feature({
  name: 'site/content/files',
  routes,
  limits: fileLimits,
  allowances: [storageAllowance],
  events: Object.values(events),
  subjects: { file: 'manage-marketing' },
  housekeeping: sweepingFiles,
  storedBytes: bytesOfFiles,
  storedHashes: hashesOfFiles,
  provides: [provide(isOwnFont, isFontOfSite)],
  uses: { site: filesOfSite },
})
