/** Deletions that a running operation blocks. */
import type { Handle } from '../../../platform/database/handle.ts'
import { operationsUnderWay } from '../../../platform/features/operations/store.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'

/** Every operation that has not ended, which blocks deleting the site. */
export async function operationsOfSite(db: Handle<'site'>): Promise<Blocker[]> {
  const rows = await operationsUnderWay(db)
  return rows.map(({ id, type }) => ({ type: 'operation', id, name: type, name_message: `operation.kind.${type}` }))
}
