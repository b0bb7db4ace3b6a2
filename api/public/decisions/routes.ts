/** The route of decisions. */
import { route } from '../../platform/route.ts'
import { decidePopups } from './service.ts'

export const routes = [route(decidePopups)]
