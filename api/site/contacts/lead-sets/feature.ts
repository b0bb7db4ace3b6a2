/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { mergingSets } from './lead-merge.ts'

export const leadSets = feature({
  name: 'site/contacts/lead-sets',
  merge: mergingSets,
  erase: 'with_lead',
})
