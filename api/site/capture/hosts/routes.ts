/** The route of hosts. */
import { route } from '../../../platform/route.ts'
import { listHosts } from './service.ts'

export const routes = [route(listHosts)]
