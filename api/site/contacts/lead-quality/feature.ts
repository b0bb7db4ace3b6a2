/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import * as events from './events.ts'
import * as jobs from './jobs.ts'
import { leadQualityLimits } from './limits.ts'
import { routes } from './routes.ts'

export const leadQuality = feature({
  name: 'site/contacts/lead-quality',
  routes,
  limits: leadQualityLimits,
  events: Object.values(events),
  subjects: { lead_quality: 'manage-leads' },
  jobs: Object.values(jobs),
})
