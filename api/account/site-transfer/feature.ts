/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { forgettingFiles } from './kept-files.ts'
import { siteTransferLimits } from './limits.ts'
import { routes } from './routes.ts'

export const siteTransfer = feature({
  name: 'account/site-transfer',
  routes,
  limits: siteTransferLimits,
  events: Object.values(events),
  housekeeping: forgettingFiles,
})
