/** The routes of sending domains. */
import { route } from '../../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listSendingDomains),
  route(service.createSendingDomain),
  route(service.getSendingDomain),
  route(service.checkSendingDomain),
  route(service.rotateSendingDomainKey),
  route(service.probeSendingDomain),
  route(service.deleteSendingDomain),
]
