/** The routes of saved views. */
import { route } from '../../../platform/route.ts'
import { createLeadView, deleteLeadView, getLeadView, listLeadViews, updateLeadView } from './service.ts'

export const routes = [
  route(listLeadViews),
  route(createLeadView),
  route(getLeadView),
  route(updateLeadView),
  route(deleteLeadView),
]
