/** The routes of what a site thinks of addresses. */
import { route } from '../../../platform/route.ts'
import { judgeLeads, listLeadJudgings } from './judgings-service.ts'
import {
  askLeadToConfirm,
  checkEmail,
  checkLeadEmail,
  getLeadQualitySettings,
  updateLeadQualitySettings,
} from './service.ts'

export const routes = [
  route(getLeadQualitySettings),
  route(updateLeadQualitySettings),
  route(checkEmail),
  route(judgeLeads),
  route(listLeadJudgings),
  route(checkLeadEmail),
  route(askLeadToConfirm),
]
