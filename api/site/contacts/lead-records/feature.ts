/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import * as events from './events.ts'
import { leadFields } from './fields.ts'
import { indexingLeads } from './housekeeping.ts'
import { leadRecordLimits } from './limits.ts'
import { originFields } from './origin-fields.ts'
import { qualityFields } from './quality-fields.ts'
import { leads } from './table.ts'

export const leadRecords = feature({
  name: 'site/contacts/lead-records',
  limits: leadRecordLimits,
  events: Object.values(events),
  subjects: { lead: 'read-lead', event: 'read-lead' },
  housekeeping: indexingLeads,
  names: { lead: namesOf(leads, leads.email) },
  fields: { ...leadFields, ...qualityFields, ...originFields },
  // A lead's origin lies in its own row; unlinking a browser takes it from there.
  erase: 'with_lead',
  merge: 'with_lead',
  eraseVisitors: 'with_visitor',
})
