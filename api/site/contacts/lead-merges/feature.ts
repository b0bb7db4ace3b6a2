/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { replaceInSharedTexts } from './erase.ts'
import * as events from './events.ts'
import { forgettingMerges } from './housekeeping.ts'
import { leadMergeLimits } from './limits.ts'
import { routes } from './routes.ts'

export const leadMerges = feature({
  name: 'site/contacts/lead-merges',
  routes,
  limits: leadMergeLimits,
  events: Object.values(events),
  housekeeping: forgettingMerges,
  // Its rows go with the lead.
  erase: replaceInSharedTexts,
  // It passes its own rows on itself.
  merge: 'stays',
})
