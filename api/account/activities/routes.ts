/** The route of the account's history. */
import { route } from '../../platform/route.ts'
import { listAccountActivities } from './service.ts'

export const routes = [route(listAccountActivities)]
