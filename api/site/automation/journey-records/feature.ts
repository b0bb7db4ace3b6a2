/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { journeyLimits } from './limits.ts'
import { journeys } from './table.ts'
import {
  journeysNaming,
  journeysNamingOption,
  journeysSendingMarketing,
  journeysUsingField,
  liveJourneys,
  liveJourneysNaming,
} from './uses.ts'

export const journeyRecords = feature({
  name: 'site/automation/journey-records',
  limits: journeyLimits,
  subjects: { journey: 'manage-marketing' },
  names: { journey: namesOf(journeys, journeys.name) },
  uses: {
    site: liveJourneys,
    tag: journeysNaming,
    audience: journeysNaming,
    field: journeysUsingField,
    popup: journeysNaming,
    campaign: journeysNaming,
    assistant: journeysNaming,
    template: journeysNaming,
    sender: journeysNaming,
    webhook_endpoint: journeysNaming,
    sandbox: journeysNaming,
  },
  liveUses: { site: journeysSendingMarketing, template: liveJourneysNaming, sender: liveJourneysNaming },
  optionUses: journeysNamingOption,
})
