/** The routes of acting as another. */
import { route } from '../../platform/route.ts'
import { impersonateAccount } from './service.ts'

export const routes = [route(impersonateAccount)]
