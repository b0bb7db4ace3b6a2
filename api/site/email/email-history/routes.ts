/** The routes of the history of emails. */
import { route } from '../../../platform/routing/route.ts'
import { listEmailHistory } from './service.ts'

export const routes = [route(listEmailHistory)]
