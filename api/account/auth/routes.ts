/** The routes of accounts and sessions. */
import { route } from '../../platform/route.ts'
import { confirmEmail, forgotPassword, register, resetPassword, setUp } from './service.ts'
import {
  changePassword,
  checkAccess,
  getProfile,
  listAbilities,
  signIn,
  signOut,
  updateProfile,
} from './session-service.ts'

export const routes = [
  route(register),
  route(confirmEmail),
  route(signIn),
  route(signOut),
  route(forgotPassword),
  route(resetPassword),
  route(changePassword),
  route(setUp),
  route(getProfile),
  route(updateProfile),
  route(listAbilities),
  route(checkAccess),
]
