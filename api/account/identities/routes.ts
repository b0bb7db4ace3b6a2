/** The routes of signing in by others. */
import { route } from '../../platform/routing/route.ts'
import {
  completeIdentityCheck,
  completeIdentityConnection,
  disconnectIdentity,
  listIdentities,
  startIdentityCheck,
  startIdentityConnection,
} from './service.ts'
import { completeIdentitySignIn, listIdentityProviders, startIdentitySignIn } from './sign-in-service.ts'

export const routes = [
  route(listIdentityProviders),
  route(startIdentitySignIn),
  route(completeIdentitySignIn),
  route(startIdentityCheck),
  route(completeIdentityCheck),
  route(listIdentities),
  route(startIdentityConnection),
  route(completeIdentityConnection),
  route(disconnectIdentity),
]
