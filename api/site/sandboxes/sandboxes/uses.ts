/** What is in use by sandboxes: asked before it is deleted. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { presentSandboxes } from './store.ts'

/** While it has sandboxes, a site is not deleted. */
export const sandboxesOfSite = async (db: Handle<'site'>): Promise<Blocker[]> =>
  (await presentSandboxes(db)).map(({ id, name }) => ({ type: 'sandbox', id, name }))
