/** The routes of email providers' webhooks. */
import { route } from '../../platform/routing/route.ts'
import { receivePostmarkReport, receiveSesReport } from './service.ts'

export const routes = [route(receiveSesReport), route(receivePostmarkReport)]
