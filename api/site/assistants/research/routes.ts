/** The routes of research. */
import { route } from '../../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listResearches),
  route(service.createResearch),
  route(service.getResearch),
  route(service.listResearchSources),
  route(service.proceedWithResearch),
  route(service.deleteResearch),
]
