/** The route of decisions. */
import { route } from '../../platform/routing/route.ts'
import { decidePopups } from './service.ts'

export const routes = [route(decidePopups)]
