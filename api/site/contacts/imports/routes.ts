/** The routes of imports. */
import { route } from '../../../platform/routing/route.ts'
import { exportImportRows, listImportRows } from './rows-service.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listImports),
  route(service.createImport),
  route(service.createImportFromUrl),
  route(service.getImport),
  route(service.updateImport),
  route(service.deleteImport),
  route(service.checkImport),
  route(service.startImport),
  route(listImportRows),
  route(exportImportRows),
]
