/** The route of the dashboard. */
import { route } from '../../../platform/routing/route.ts'
import { getDashboard } from './service.ts'

export const routes = [route(getDashboard)]
