/** The routes of texts that the AI wrote. */
import { route } from '../../../platform/routing/route.ts'
import { approveAiDraft, getAiDraft, getAiUsage, listAiDrafts, rejectAiDraft } from './service.ts'

export const routes = [
  route(listAiDrafts),
  route(getAiDraft),
  route(approveAiDraft),
  route(rejectAiDraft),
  route(getAiUsage),
]
