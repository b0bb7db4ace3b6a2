/** The routes of leaving the list and coming back. */
import { route } from '../../platform/routing/route.ts'
import { resubscribe, showResubscribe } from './resubscribe.ts'
import * as service from './service.ts'

export const routes = [
  route(service.showUnsubscribe),
  route(service.unsubscribe),
  route(service.savePreferences),
  route(service.askToResubscribe),
  route(showResubscribe),
  route(resubscribe),
]
