/** The routes of leaving the list and coming back. */
import { route } from '../../platform/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.showUnsubscribe),
  route(service.unsubscribe),
  route(service.savePreferences),
  route(service.askToResubscribe),
  route(service.showResubscribe),
  route(service.resubscribe),
]
