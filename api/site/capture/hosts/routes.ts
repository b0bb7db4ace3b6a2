/** The route of hosts. */
import { route } from '../../../platform/routing/route.ts'
import { listHosts } from './service.ts'

export const routes = [route(listHosts)]
