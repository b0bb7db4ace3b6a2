/** The routes of the demo. */
import { route } from '../../platform/routing/route.ts'
import { getDemo, moveDemoClock, removeDemo, signInDemo } from './service.ts'

export const routes = [route(getDemo), route(moveDemoClock), route(signInDemo), route(removeDemo)]
