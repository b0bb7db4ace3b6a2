/** The route of what came back. */
import { route } from '../../../platform/routing/route.ts'
import { listEmailResponses } from './service.ts'

export const routes = [route(listEmailResponses)]
