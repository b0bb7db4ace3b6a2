/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { attention, sinceToday } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { countRefused } from './daily-budget.ts'
import * as events from './events.ts'
import { providerLimits } from './limits.ts'
import { routes } from './routes.ts'

export const aiProvider = feature({
  name: 'site/assistants/ai-provider',
  routes,
  limits: providerLimits,
  events: Object.values(events),
  subjects: { ai_provider: 'manage-assistants' },
  attention: [attention('ai_budget_used_up', 'manage-marketing', countRefused, sinceToday)],
})
