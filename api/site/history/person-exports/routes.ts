/** The route of the export of a person. */
import { route } from '../../../platform/route.ts'
import { exportPerson } from './service.ts'

export const routes = [route(exportPerson)]
