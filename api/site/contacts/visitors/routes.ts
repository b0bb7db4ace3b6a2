/** The routes of visitors. */
import { route } from '../../../platform/routing/route.ts'
import { deleteVisitor, getVisitor, linkVisitor, listVisitors, listVisits, unlinkVisitor } from './service.ts'

export const routes = [
  route(listVisitors),
  route(getVisitor),
  route(listVisits),
  route(linkVisitor),
  route(unlinkVisitor),
  route(deleteVisitor),
]
