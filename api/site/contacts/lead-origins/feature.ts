/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { originFields } from './fields.ts'

export const leadOrigins = feature({
  name: 'site/contacts/lead-origins',
  merge: 'with_lead',
  erase: 'with_lead',
  // Unlinking a browser takes its origin from the lead.
  eraseVisitors: 'with_visitor',
  fields: originFields,
})
