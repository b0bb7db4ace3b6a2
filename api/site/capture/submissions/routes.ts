/** The routes of submissions. */
import { route } from '../../../platform/routing/route.ts'
import { getSubmission, listSubmissions } from './service.ts'

export const routes = [route(listSubmissions), route(getSubmission)]
