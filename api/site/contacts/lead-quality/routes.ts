/** The routes of what a site thinks of addresses. */
import { route } from '../../../platform/route.ts'
import {
  checkEmail,
  checkLeadEmail,
  getLeadQualitySettings,
  sendConfirmation,
  updateLeadQualitySettings,
} from './service.ts'
import { listEmailVerifications, verifyEmails } from './verifications-service.ts'

export const routes = [
  route(getLeadQualitySettings),
  route(updateLeadQualitySettings),
  route(checkEmail),
  route(verifyEmails),
  route(listEmailVerifications),
  route(checkLeadEmail),
  route(sendConfirmation),
]
