/** The route of the secret. */
import { route } from '../../../platform/routing/route.ts'
import { getIdentitySecret } from './service.ts'

export const routes = [route(getIdentitySecret)]
