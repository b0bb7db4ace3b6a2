/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { replaceInTexts } from '../../../platform/features/people.ts'
import { audiencesAllowance } from './allowances.ts'
import * as events from './events.ts'
import { countingAudiences } from './housekeeping.ts'
import { leadAudiences } from './lead-audiences-table.ts'
import { audienceLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'
import { audiences as table } from './table.ts'
import {
  audiencesNamingOption,
  audiencesWithAssistant,
  audiencesWithCampaign,
  audiencesWithField,
  audiencesWithSandbox,
  audiencesWithTag,
} from './uses.ts'

export const audiences = feature({
  name: 'site/contacts/audiences',
  routes,
  permissions,
  limits: audienceLimits,
  allowances: [audiencesAllowance],
  events: Object.values(events),
  subjects: { audience: 'read-audience' },
  names: { audience: namesOf(table, table.name) },
  leadSets: [{ name: 'audiences', member: leadAudiences.audience_id }],
  housekeeping: countingAudiences,
  uses: {
    tag: audiencesWithTag,
    campaign: audiencesWithCampaign,
    assistant: audiencesWithAssistant,
    sandbox: audiencesWithSandbox,
    field: audiencesWithField,
  },
  optionUses: audiencesNamingOption,
  merge: 'with_lead',
  erase: (tx, people) => replaceInTexts(tx, table.filter, people),
})
