/** The routes of verifying and confirming the addresses of leads. */
import { route } from '../../../platform/routing/route.ts'
import { checkLeadEmail, sendConfirmation, verifyEmails } from './service.ts'

export const routes = [route(verifyEmails), route(checkLeadEmail), route(sendConfirmation)]
