/** The route of the account's history. */
import { route } from '../../platform/routing/route.ts'
import { listActivitiesForAccount } from './service.ts'

export const routes = [route(listActivitiesForAccount)]
