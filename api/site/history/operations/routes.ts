/** The routes of operations. */
import { route } from '../../../platform/routing/route.ts'
import { downloadOperationFile, exportOperationFailures } from './download-service.ts'
import { cancelOperation, getOperation, listOperations, undoOperation } from './service.ts'

export const routes = [
  route(listOperations),
  route(getOperation),
  route(cancelOperation),
  route(undoOperation),
  route(exportOperationFailures),
  route(downloadOperationFile),
]
