/** The route of sending a form. */
import { route } from '../../platform/route.ts'
import { submitForm } from './service.ts'

export const routes = [route(submitForm)]
