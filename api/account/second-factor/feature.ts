/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../platform/features/feature.ts'
import { provide } from '../../platform/features/port.ts'
import { secondStep } from '../auth/ports.ts'
import * as events from './events.ts'
import { secondFactorLimits } from './limits.ts'
import { routes } from './routes.ts'
import { demandSecondStep } from './rules.ts'

export const secondFactor = feature({
  name: 'account/second-factor',
  routes,
  limits: secondFactorLimits,
  events: Object.values(events),
  eraseUser: 'with_user',
  provides: [provide(secondStep, demandSecondStep)],
})
