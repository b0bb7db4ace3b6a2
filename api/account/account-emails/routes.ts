/** The routes of the texts of account emails. */
import { route } from '../../platform/routing/route.ts'
import {
  listAccountEmails,
  previewAccountEmail,
  resetAccountEmail,
  sendAccountEmailTest,
  updateAccountEmail,
} from './service.ts'

export const routes = [
  route(listAccountEmails),
  route(updateAccountEmail),
  route(resetAccountEmail),
  route(previewAccountEmail),
  route(sendAccountEmailTest),
]
