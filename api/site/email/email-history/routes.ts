/** The routes of the history of emails. */
import { route } from '../../../platform/route.ts'
import { listEmailHistory } from './service.ts'

export const routes = [route(listEmailHistory)]
