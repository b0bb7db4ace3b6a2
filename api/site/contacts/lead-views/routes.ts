/** The routes of saved views. */
import { route } from '../../../platform/routing/route.ts'
import { createLeadView, deleteLeadView, getLeadView, listLeadViews, updateLeadView } from './service.ts'

export const routes = [
  route(listLeadViews),
  route(createLeadView),
  route(getLeadView),
  route(updateLeadView),
  route(deleteLeadView),
]
