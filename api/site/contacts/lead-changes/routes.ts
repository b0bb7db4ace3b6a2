/** The route of the change feed. */
import { route } from '../../../platform/routing/route.ts'
import { listLeadChanges } from './service.ts'

export const routes = [route(listLeadChanges)]
