/** Activities, which few features ask about: they come with their chunks. */
import { ActivitiesResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const activityClient = clientOf({
  activities: ActivitiesResource,
})
