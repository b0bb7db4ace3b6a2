/** The routes of acting as another. */
import { route } from '../../platform/routing/route.ts'
import { impersonateAccount } from './service.ts'

export const routes = [route(impersonateAccount)]
