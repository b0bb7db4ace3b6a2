/** The route of exports. Their files are downloaded from their operations. */
import { route } from '../../../platform/routing/route.ts'
import { startLeadExport } from './service.ts'

export const routes = [route(startLeadExport)]
