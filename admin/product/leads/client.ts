/** What is asked about leads by a few features: it comes with their chunks. */
import { ConsentsResource, LeadMergesResource, LeadViewsResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const leadClient = clientOf({
  consents: ConsentsResource,
  leadMerges: LeadMergesResource,
  leadViews: LeadViewsResource,
})
