/** What is read of imports. */
import type { ImportRow, ImportVerdict } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { imports } from './client.ts'

export const importsQuery = (site_id: string) =>
  listQuery({
    key: ['imports', site_id, 'list'],
    fetch: (cursor, signal) => imports.list({ site_id, limit: 50, cursor }, { signal }),
  })

export const importQuery = (site_id: string, import_id: string) =>
  queryOptions({
    queryKey: ['imports', site_id, 'one', import_id],
    queryFn: ({ signal }) => imports.get({ site_id, import_id }, { signal }),
  })

/** `of`: the check or the import whose results they are. */
export const importRowsQuery = (site_id: string, import_id: string, of: string, verdict: ImportVerdict | undefined) =>
  listQuery({
    key: ['imports', site_id, 'rows', import_id, of, verdict ?? 'all'],
    idOf: (row: ImportRow) => String(row.number),
    fetch: (cursor, signal) =>
      imports.listRows({ site_id, import_id, limit: 50, cursor, ...(verdict && { verdict: [verdict] }) }, { signal }),
  })
