/** The route of the export of a person. */
import { route } from '../../../platform/routing/route.ts'
import { exportPerson } from './service.ts'

export const routes = [route(exportPerson)]
