/** The route of the dashboard. */
import { route } from '../../../platform/route.ts'
import { getDashboard } from './service.ts'

export const routes = [route(getDashboard)]
