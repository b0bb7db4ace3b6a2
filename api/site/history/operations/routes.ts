/** The routes of operations. */
import { route } from '../../../platform/route.ts'
import { cancelOperation, exportOperationFailures, getOperation, listOperations, undoOperation } from './service.ts'

export const routes = [
  route(listOperations),
  route(getOperation),
  route(cancelOperation),
  route(undoOperation),
  route(exportOperationFailures),
]
