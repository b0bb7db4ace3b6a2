/** The routes of what people ask for about their data. */
import { route } from '../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listPersonRequests),
  route(service.createPersonRequest),
  route(service.getPersonRequest),
  route(service.getPersonRequestCertificate),
  route(service.downloadPersonRequest),
]
