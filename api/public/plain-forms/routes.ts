/** The routes of plain forms. */
import { route } from '../../platform/routing/route.ts'
import { showPlainForm, submitPlainForm } from './service.ts'

export const routes = [route(showPlainForm), route(submitPlainForm)]
