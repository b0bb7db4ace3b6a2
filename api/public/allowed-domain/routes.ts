/** The routes of what a proxy asks. */
import { route } from '../../platform/route.ts'
import * as service from './service.ts'

export const routes = [route(service.askAllowedDomain)]
