/** Endpoints which no other feature asks. */
import { LeadActionsResource, LeadExportsResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { leadActions, leadExports } = clientOf({
  leadActions: LeadActionsResource,
  leadExports: LeadExportsResource,
})
