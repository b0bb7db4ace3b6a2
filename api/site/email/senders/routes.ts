/** The routes of senders. */
import { route } from '../../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listSenders),
  route(service.createSender),
  route(service.getSender),
  route(service.updateSender),
  route(service.deleteSender),
  route(service.resendSenderVerification),
]
