/** The routes of the demo. */
import { route } from '../../platform/route.ts'
import { getDemo, moveDemoClock, removeDemo, signInToDemo } from './service.ts'

export const routes = [route(getDemo), route(moveDemoClock), route(signInToDemo), route(removeDemo)]
