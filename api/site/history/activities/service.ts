/** Reading the modification history. Its entries are written by the action wrapper. */
import { namesOfApiKeys } from '../../../account/api-keys/rules.ts'
import { namesOfUsers } from '../../../account/auth/rules.ts'
import { toInstant } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { query } from '../../../platform/operation.ts'
import { afterId, page, pageLimit } from '../../../platform/pagination.ts'
import * as contract from './contract.ts'
import { type ActivityRow, pageOfActivities } from './store.ts'

type Names = ReadonlyMap<string, string>

const nameIn = (names: Names, id: string | null): string | null => (id === null ? null : (names.get(id) ?? null))

const toActivity = (names: Names) => (row: ActivityRow) => ({
  id: row.id,
  at: toInstant(row.at),
  name: row.name,
  subject_id: row.subject_id,
  subject_name: nameIn(names, row.subject_id),
  parts: row.parts?.split(',') ?? [],
  actor_kind: row.actor_kind,
  actor_id: row.actor_id,
  actor_name: nameIn(names, row.actor_id),
})

const known = (ids: (string | null)[]): string[] => [...new Set(ids.filter(id => id !== null))]

/** One read of each kind that the page names. Leads are named only to those who may read them. */
async function namesFor(db: Handle<'site'>, rows: ActivityRow[], { installation, rights, site }: Context) {
  const actors = known(rows.map(row => row.actor_id))
  const subjects = known(rows.map(row => row.subject_id)).filter(
    id => !id.startsWith('lead_') || rights?.grants.has('read-lead'),
  )
  const [people, keys, things] = await Promise.all([
    installation.databases.control.read(control => namesOfUsers(control, actors)),
    installation.databases.control.read(control => namesOfApiKeys(control, actors)),
    installation.connections.namesOf(db, subjects),
  ])
  return new Map([{ id: site.id, name: site.name }, ...people, ...keys, ...things].map(({ id, name }) => [id, name]))
}

export const listActivities = query(contract.listActivities, async (db, { query: q }, context) => {
  const rows = await pageOfActivities(db, { after: afterId(q), limit: pageLimit(q), subject_id: q.subject_id })
  return page(q, rows, row => [row.id], toActivity(await namesFor(db, rows, context)))
})
