/** The routes of simulations. */
import { route } from '../../../../platform/routing/route.ts'
import { simulateJourney } from './service.ts'
import { whatIf } from './what-if-service.ts'

export const routes = [route(simulateJourney), route(whatIf)]
