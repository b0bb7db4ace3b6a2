/** The routes of sending limits. */
import { route } from '../../../platform/routing/route.ts'
import { getSendingLimits, updateSendingLimit } from './service.ts'

export const routes = [route(getSendingLimits), route(updateSendingLimit)]
