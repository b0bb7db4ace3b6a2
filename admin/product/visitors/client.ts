/** Visitors, which few features ask about: they come with their chunks. */
import { VisitorsResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const visitorClient = clientOf({
  visitors: VisitorsResource,
})
