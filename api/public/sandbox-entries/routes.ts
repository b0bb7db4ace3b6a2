/** The routes of links into sandboxes. */
import { route } from '../../platform/routing/route.ts'
import { claimSandbox, showSandboxClaim } from './claim-service.ts'
import { enterSandbox, requestSandboxLink, showSandboxEntry } from './service.ts'

export const routes = [
  route(showSandboxEntry),
  route(enterSandbox),
  route(requestSandboxLink),
  route(showSandboxClaim),
  route(claimSandbox),
]
