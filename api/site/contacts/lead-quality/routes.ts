/** The routes of email quality. */
import { route } from '../../../platform/routing/route.ts'
import {
  checkEmail,
  checkLeadEmail,
  getLeadQualitySettings,
  sendConfirmation,
  updateLeadQualitySettings,
} from './service.ts'
import { verifyEmails } from './verification-service.ts'

export const routes = [
  route(getLeadQualitySettings),
  route(updateLeadQualitySettings),
  route(checkEmail),
  route(verifyEmails),
  route(checkLeadEmail),
  route(sendConfirmation),
]
