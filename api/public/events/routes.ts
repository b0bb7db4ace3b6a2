/** The route of visited pages. */
import { route } from '../../platform/routing/route.ts'
import { recordVisits } from './service.ts'

export const routes = [route(recordVisits)]
