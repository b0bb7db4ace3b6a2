/** What the rest of the code knows of this feature. */

import { feature } from '../../../platform/features/feature.ts'
import { originFields } from './fields.ts'

export const leadOrigins = feature({
  name: 'site/contacts/lead-origins',
  erase: 'with_lead',
  fields: originFields,
})
