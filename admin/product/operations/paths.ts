/** Where the screen of operations is, for links. */
import type { Operation } from '@leadwright/sdk'
import { pathTo } from '../screens/path-to.ts'

export const operationsPath = (site_id: string) => pathTo('/sites/$site_id/operations', { site_id })

/** One of them, on the same screen. */
export const operationPath = (site_id: string, operation: string) =>
  pathTo('/sites/$site_id/operations', { site_id }, { operation })

/** The import that an operation has made of a list; undefined before it is there. */
export const importPathOf = (site_id: string, { type, status, details }: Operation) =>
  type === 'list_import' && status === 'completed'
    ? pathTo('/sites/$site_id/imports/$import_id', { site_id, import_id: String(details.import_id) })
    : undefined
