/** Files that stand against deleting their site: they would be lost with it. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { fileLimits } from './limits.ts'
import { namedFiles } from './store.ts'

/** The first of them by name. */
export const filesOfSite = async (db: Handle<'site'>): Promise<Blocker[]> =>
  (await namedFiles(db, fileLimits.file_blockers_shown_max)).map(({ id, name }) => ({ type: 'file', id, name }))
