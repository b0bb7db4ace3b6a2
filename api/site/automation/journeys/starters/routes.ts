/** The routes of starters. */
import { route } from '../../../../platform/routing/route.ts'
import { createJourneyFromStarter, listJourneyStarters } from './service.ts'

export const routes = [route(listJourneyStarters), route(createJourneyFromStarter)]
