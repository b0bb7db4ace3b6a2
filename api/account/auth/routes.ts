/** The routes of accounts and sessions. */
import { route } from '../../platform/routing/route.ts'
import { reauthenticate, requestEmailChange } from './identity-service.ts'
import { confirmEmail, forgotPassword, register, resetPassword, setUp } from './service.ts'
import { changePassword, getProfile, setPassword, signOut, updateProfile } from './session-service.ts'
import { requestSignInCode, signIn } from './sign-in-service.ts'

export const routes = [
  route(register),
  route(confirmEmail),
  route(signIn),
  route(requestSignInCode),
  route(signOut),
  route(forgotPassword),
  route(resetPassword),
  route(changePassword),
  route(setPassword),
  route(reauthenticate),
  route(requestEmailChange),
  route(setUp),
  route(getProfile),
  route(updateProfile),
]
