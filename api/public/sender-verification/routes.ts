/** The routes of verifying a sender's address. */
import { route } from '../../platform/routing/route.ts'
import { showSenderVerification, verifySender } from './service.ts'

export const routes = [route(showSenderVerification), route(verifySender)]
