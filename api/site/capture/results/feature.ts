/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { forgettingViewers } from './housekeeping.ts'
import { resultLimits } from './limits.ts'
import { routes } from './routes.ts'
import { eraseViewers } from './store.ts'

export const results = feature({
  name: 'site/capture/results',
  routes,
  limits: resultLimits,
  housekeeping: forgettingViewers,
  eraseVisitors: eraseViewers,
  uses: { popup: 'history', campaign: 'history' },
})
