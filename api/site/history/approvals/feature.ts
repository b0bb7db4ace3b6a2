/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { DAY } from '../../../../workflows/time/local-clock.ts'
import { attention } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { eraseFromApprovals } from './erasure.ts'
import * as events from './events.ts'
import { forgettingApprovals } from './housekeeping.ts'
import { approvalLimits } from './limits.ts'
import { routes } from './routes.ts'
import { countPending, latestPending } from './store.ts'

export const approvals = feature({
  name: 'site/history/approvals',
  routes,
  limits: approvalLimits,
  events: Object.values(events),
  subjects: { approval: 'read-site' },
  attention: [
    // Those that expire on this day or later.
    attention('approvals_pending', 'read-site', (db, today) => countPending(db, today * DAY), latestPending),
  ],
  housekeeping: forgettingApprovals,
  erase: eraseFromApprovals,
})
