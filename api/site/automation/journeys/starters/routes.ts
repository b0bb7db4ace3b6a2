/** The routes of starters. */
import { route } from '../../../../platform/route.ts'
import { createJourneyFromStarter, listJourneyStarters } from './service.ts'

export const routes = [route(listJourneyStarters), route(createJourneyFromStarter)]
