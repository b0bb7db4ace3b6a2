/** The route of sending a form. */
import { route } from '../../platform/routing/route.ts'
import { submitForm } from './service.ts'

export const routes = [route(submitForm)]
