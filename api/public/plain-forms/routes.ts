/** The routes of plain forms. */
import { route } from '../../platform/route.ts'
import { showPlainForm, submitPlainForm } from './service.ts'

export const routes = [route(showPlainForm), route(submitPlainForm)]
