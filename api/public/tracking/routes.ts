/** The routes of opens and clicks. */
import { route } from '../../platform/routing/route.ts'
import { clickEmail, openEmail } from './service.ts'

export const routes = [route(openEmail), route(clickEmail)]
