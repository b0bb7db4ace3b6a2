/** The routes of incoming hooks. */
import { route } from '../../../platform/routing/route.ts'
import * as calls from './calls-service.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listIncomingHooks),
  route(service.createIncomingHook),
  route(service.getIncomingHook),
  route(service.updateIncomingHook),
  route(service.deleteIncomingHook),
  route(service.replaceIncomingHookAddress),
  route(calls.listIncomingCalls),
  route(calls.getIncomingCall),
  route(calls.retryIncomingCall),
]
