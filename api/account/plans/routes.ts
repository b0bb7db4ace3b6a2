/** The routes of plans. */
import { route } from '../../platform/routing/route.ts'
import {
  createPlan,
  deletePlan,
  getPlan,
  getSiteUsage,
  getUsage,
  listPlans,
  setAccountPlan,
  updatePlan,
} from './service.ts'

export const routes = [
  route(listPlans),
  route(createPlan),
  route(getPlan),
  route(updatePlan),
  route(deletePlan),
  route(setAccountPlan),
  route(getUsage),
  route(getSiteUsage),
]
