/** The routes of passkeys. */
import { route } from '../../platform/routing/route.ts'
import { createPasskey, deletePasskey, listPasskeys, startPasskey, updatePasskey } from './service.ts'
import {
  completePasskeyCheck,
  completePasskeySignIn,
  startPasskeyCheck,
  startPasskeySignIn,
} from './sign-in-service.ts'

export const routes = [
  route(startPasskeySignIn),
  route(completePasskeySignIn),
  route(startPasskeyCheck),
  route(completePasskeyCheck),
  route(listPasskeys),
  route(startPasskey),
  route(createPasskey),
  route(updatePasskey),
  route(deletePasskey),
]
