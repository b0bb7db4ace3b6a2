/** The routes of merges. */
import { route } from '../../../platform/routing/route.ts'
import { createLeadMerge, listLeadMerges, previewLeadMerge, undoLeadMerge } from './service.ts'

export const routes = [route(previewLeadMerge), route(listLeadMerges), route(createLeadMerge), route(undoLeadMerge)]
