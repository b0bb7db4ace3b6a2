/** The routes of domains. */
import { route } from '../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listDomains),
  route(service.createDomain),
  route(service.getDomain),
  route(service.checkDomain),
  route(service.deleteDomain),
  route(service.setPrimaryDomain),
]
