/** The routes of results. */
import { route } from '../../../platform/routing/route.ts'
import { getCampaignResults, getPopupResults, getSubmissionHours, getVisitCounts } from './service.ts'

export const routes = [
  route(getPopupResults),
  route(getCampaignResults),
  route(getVisitCounts),
  route(getSubmissionHours),
]
