/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'

export const leadSets = feature({
  name: 'site/contacts/lead-sets',
  erase: 'with_lead',
})
