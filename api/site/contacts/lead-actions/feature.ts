/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import * as events from './events.ts'
import { leadFieldChange } from './field-change.ts'
import { forgettingActions } from './housekeeping.ts'
import { leadDeletion, leadUnsubscribing } from './irreversible.ts'
import { leadActionLimits } from './limits.ts'
import { leadMembership } from './membership.ts'
import { routes } from './routes.ts'
import { mergingChanged } from './rows-store.ts'
import { leadTagging } from './tag-leads.ts'

export const leadActions = feature({
  name: 'site/contacts/lead-actions',
  routes,
  limits: leadActionLimits,
  events: Object.values(events),
  subjects: { lead_action: 'read-lead' },
  operations: [leadTagging, leadMembership, leadFieldChange, leadUnsubscribing, leadDeletion],
  housekeeping: forgettingActions,
  uses: { tag: 'history', audience: 'history' },
  merge: mergingChanged,
  erase: 'with_lead',
})
