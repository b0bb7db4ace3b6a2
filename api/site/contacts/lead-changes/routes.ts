/** The route of the change feed. */
import { route } from '../../../platform/route.ts'
import { listLeadChanges } from './service.ts'

export const routes = [route(listLeadChanges)]
