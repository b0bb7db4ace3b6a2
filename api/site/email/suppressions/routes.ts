/** The routes of suppressions. */
import { route } from '../../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listSuppressions),
  route(service.createSuppression),
  route(service.getSuppression),
  route(service.removeSuppression),
  route(service.startSuppressionImport),
  route(service.startSuppressionExport),
]
