/** The routes of calls from services. */
import { route } from '../../platform/routing/route.ts'
import { receiveServiceNotice, verifyServiceNotices } from './service.ts'

export const routes = [route(verifyServiceNotices), route(receiveServiceNotice)]
