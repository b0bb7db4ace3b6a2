/** The routes of submissions. */
import { route } from '../../../platform/route.ts'
import { getSubmission, listSubmissions } from './service.ts'

export const routes = [route(listSubmissions), route(getSubmission)]
