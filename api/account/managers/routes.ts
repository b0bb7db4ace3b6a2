/** The routes of managers and of their invitations. */
import { route } from '../../platform/routing/route.ts'
import { acceptInvitation, readInvitation } from './invitation-service.ts'
import { createManager, deleteManager, getManager, listManagers, resendInvitation, updateManager } from './service.ts'

export const routes = [
  route(listManagers),
  route(createManager),
  route(getManager),
  route(updateManager),
  route(deleteManager),
  route(resendInvitation),
  route(readInvitation),
  route(acceptInvitation),
]
