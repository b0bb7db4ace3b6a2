/** The control database's part of a history; other features call these. */

import type { Handle } from '../../platform/database/handle.ts'
import type { ListPage } from '../../platform/http/list-page.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { namesOfApiKeys } from '../api-keys/rules.ts'
import { namesOfUsers } from '../users/rules.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

export type { ActivityRow } from './store.ts'

type Names = ReadonlyMap<string, string>

/** Changes of a site in the control database: publishing, pausing, its settings. */
export const activitiesOfSite = (db: Db, site_id: string, page: ListPage): Promise<store.ActivityRow[]> =>
  store.pageOfSubject(db, site_id, page)

/** The last change of the account, and the changes after one, for the stream. */
export const findLastChange = (db: Db, account_id: string): Promise<string | null> =>
  store.lastOfAccount(db, account_id)
export const changesAfter = store.changesAfter

const nameIn = (names: Names, id: string | null): string | null => (id === null ? null : (names.get(id) ?? null))

export const toActivity = (names: Names) => (row: store.ActivityRow) => ({
  id: row.id,
  created_at: toInstant(row.at),
  name: row.name,
  subject_id: row.subject_id,
  subject_name: nameIn(names, row.subject_id),
  parts: row.parts?.split(',') ?? [],
  changes: row.changes ?? [],
  actor_type: row.actor_type,
  actor_id: row.actor_id,
  actor_name: nameIn(names, row.actor_id),
  ...(row.impersonator_id !== null && {
    impersonator_id: row.impersonator_id,
    impersonator_name: nameIn(names, row.impersonator_id) ?? '',
  }),
})

/** The ids that are known of what the rows name, each once. */
export const idsIn = (ids: (string | null)[]): string[] => [...new Set(ids.filter(id => id !== null))]

/** The names of users and API keys among the ids. */
export async function namesOfActors(db: Db, ids: string[]): Promise<{ id: string; name: string }[]> {
  return [...(await namesOfUsers(db, ids)), ...(await namesOfApiKeys(db, ids))]
}
