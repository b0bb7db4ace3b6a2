/** What stands against a deletion while an operation works on it. */
import type { Handle } from '../../../platform/database/handle.ts'
import { operationsUnderWay } from '../../../platform/operations/store.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'

/** Every operation that has not ended: whoever deletes the site cancels it first, or waits. */
export async function operationsOfSite(db: Handle<'site'>): Promise<Blocker[]> {
  const rows = await operationsUnderWay(db)
  return rows.map(({ id, kind }) => ({ kind: 'operation', id, name: kind }))
}
