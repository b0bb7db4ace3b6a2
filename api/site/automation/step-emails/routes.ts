/** The route of the explanation of an email. */
import { route } from '../../../platform/routing/route.ts'
import { explainEmail } from './service.ts'

export const routes = [route(explainEmail)]
