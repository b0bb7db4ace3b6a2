/** The routes of what a proxy asks. */
import { route } from '../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [route(service.askAllowedDomain)]
