/** The routes of how long a site keeps things. */
import { route } from '../../../platform/routing/route.ts'
import { getRetention, updateRetention } from './service.ts'

export const routes = [route(getRetention), route(updateRetention)]
