/** The routes of a site's own transport. */
import { route } from '../../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.getEmailTransport),
  route(service.updateEmailTransport),
  route(service.removeEmailTransport),
  route(service.testEmailTransport),
]
