/** The routes of the link in the daily email. */
import { route } from '../../platform/route.ts'
import { endDigest, showDigestEnd } from './service.ts'

export const routes = [route(showDigestEnd), route(endDigest)]
