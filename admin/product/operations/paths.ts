/** Where the screen of operations is, for links. */
import { pathTo } from '../screens/path-to.ts'

export const operationsPath = (site_id: string) => pathTo('/sites/$site_id/operations', { site_id })

/** One of them, on the same screen. */
export const operationPath = (site_id: string, operation: string) =>
  pathTo('/sites/$site_id/operations', { site_id }, { operation })
