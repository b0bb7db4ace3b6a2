/** The routes of leads. */
import { route } from '../../../platform/routing/route.ts'
import { addLeadTags, getLeadTimeline, removeLeadTags, unsubscribeLead } from './mutations-service.ts'
import {
  countLeads,
  countLeadsByDay,
  createLead,
  deleteLead,
  getLead,
  listLeads,
  searchLeads,
  updateLead,
} from './service.ts'

export const routes = [
  route(listLeads),
  route(createLead),
  route(searchLeads),
  route(countLeads),
  route(countLeadsByDay),
  route(getLead),
  route(updateLead),
  route(deleteLead),
  route(getLeadTimeline),
  route(addLeadTags),
  route(removeLeadTags),
  route(unsubscribeLead),
]
