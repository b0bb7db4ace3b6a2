/** The routes of the link in the daily email. */
import { route } from '../../platform/routing/route.ts'
import { endDigest, showDigestEnd } from './service.ts'

export const routes = [route(showDigestEnd), route(endDigest)]
