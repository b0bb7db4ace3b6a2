/** The routes of the modification history. */
import { route } from '../../../platform/routing/route.ts'
import { listActivities } from './service.ts'

export const routes = [route(listActivities)]
