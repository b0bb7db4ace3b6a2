/** The routes of leads' access to sandboxes. */
import { route } from '../../../platform/routing/route.ts'
import {
  assignSandbox,
  createSandboxLink,
  deleteSandboxAccess,
  endSandboxAccess,
  extendSandboxAccess,
  getSandboxAccess,
  listSandboxAccesses,
  sendSandboxAccess,
} from './service.ts'

export const routes = [
  route(listSandboxAccesses),
  route(assignSandbox),
  route(getSandboxAccess),
  route(extendSandboxAccess),
  route(endSandboxAccess),
  route(deleteSandboxAccess),
  route(sendSandboxAccess),
  route(createSandboxLink),
]
