/** The routes of requests for approval. */
import { route } from '../../../platform/routing/route.ts'
import { approveApproval, createApproval, getApproval, listApprovals, rejectApproval } from './service.ts'

export const routes = [
  route(listApprovals),
  route(createApproval),
  route(getApproval),
  route(approveApproval),
  route(rejectApproval),
]
