/** Reading who saw data of people. Entries are written by `platform/features/data-accesses`, for every endpoint that shows some. */

import { idsIn, namesOfActors } from '../../../account/activities/rules.ts'
import { query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { dataAccessLimits } from './limits.ts'
import { actorsOfAccesses, type DataAccessRow, pageOfAccesses } from './store.ts'

const toAccess = (names: ReadonlyMap<string, string>) => (row: DataAccessRow) => {
  const { id, at, action, operation, subject_id, actor_type, actor_id, impersonator_id, session_id } = row
  const [subject_name, actor_name] = [names.get(subject_id ?? ''), names.get(actor_id)]
  return {
    ...{ id, created_at: toInstant(at), action, operation, actor_type, actor_id },
    ...(subject_id !== null && { subject_id }),
    ...(subject_name !== undefined && { subject_name }),
    ...(actor_name !== undefined && { actor_name }),
    ...(impersonator_id !== null && { impersonator_id, impersonator_name: names.get(impersonator_id) ?? '' }),
    ...(session_id !== null && { session_id }),
  }
}

export const listDataAccesses = query(contract.listDataAccesses, async (db, { query: q }, { installation, rights }) => {
  const { action, actor_id, subject_id } = q
  const rows = await pageOfAccesses(db, { ...listPage(q), action, actor_id, subject_id })
  const subjects = idsIn(rows.map(row => row.subject_id))
  const actors = idsIn(rows.flatMap(row => [row.actor_id, row.impersonator_id]))
  const [people, things] = await Promise.all([
    installation.databases.control.read(control => namesOfActors(control, actors)),
    installation.connections.namesShownTo(rights, db, subjects),
  ])
  return page(q, rows, listKey(q), toAccess(new Map([...people, ...things].map(({ id, name }) => [id, name]))))
})

export const listDataAccessActors = query(contract.listDataAccessActors, async (db, _input, { installation }) => {
  const actors = await actorsOfAccesses(db, dataAccessLimits.data_access_actors_max)
  const ids = actors.map(({ id }) => id)
  const named = await installation.databases.control.read(control => namesOfActors(control, ids))
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const known = actors.map(({ id, type }) => {
    const name = names.get(id)
    return { id, type, ...(name !== undefined && { name }) }
  })
  return { data: known.sort((a, b) => (a.name ?? a.id).localeCompare(b.name ?? b.id)) }
})
