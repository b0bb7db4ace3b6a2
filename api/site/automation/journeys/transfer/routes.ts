/** The routes of definitions that travel. */
import { route } from '../../../../platform/routing/route.ts'
import { copyJourney, exportJourney, importJourney } from './service.ts'

export const routes = [route(exportJourney), route(importJourney), route(copyJourney)]
