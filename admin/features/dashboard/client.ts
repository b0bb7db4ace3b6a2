/** The endpoints of the dashboard, which no other feature asks. */
import { DashboardResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const dashboardClient = clientOf({
  dashboard: DashboardResource,
})
