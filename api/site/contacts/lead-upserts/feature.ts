/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import * as events from './events.ts'
import { leadUpsertLimits } from './limits.ts'
import { routes } from './routes.ts'

export const leadUpserts = feature({
  name: 'site/contacts/lead-upserts',
  routes,
  limits: leadUpsertLimits,
  events: Object.values(events),
  subjects: { lead_upsert: 'manage-leads' },
})
