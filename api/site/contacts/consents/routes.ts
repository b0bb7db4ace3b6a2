/** The routes of the consent ledger. */
import { route } from '../../../platform/route.ts'
import { listLeadConsents } from './service.ts'

export const routes = [route(listLeadConsents)]
