/** Reading the modification history. Its entries are written by the action wrapper. */

import { activitiesOfSite, idsIn, namesOfActors, toActivity } from '../../../account/activities/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { query } from '../../../platform/features/endpoint.ts'
import { comparePlaces, type ListPage, listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import * as contract from './contract.ts'
import { type ActivityRow, pageOfActivities } from './store.ts'

/** One read of each kind that the page names, of things that the caller may see. */
async function namesFor(db: Handle<'site'>, rows: ActivityRow[], { installation, rights, site }: Context) {
  const actors = idsIn(rows.flatMap(row => [row.actor_id, row.impersonator_id]))
  const subjects = idsIn(rows.map(row => row.subject_id))
  const [people, things] = await Promise.all([
    installation.databases.control.read(control => namesOfActors(control, actors)),
    installation.connections.namesShownTo(rights, db, subjects),
  ])
  return new Map([{ id: site.id, name: site.name }, ...people, ...things].map(({ id, name }) => [id, name]))
}

/** Publishing, holding and the settings of a site are changed in the control database: two histories, read as one. */
async function rowsOf(
  db: Handle<'site'>,
  wanted: ListPage & { subject_id: string | undefined },
  { installation, site }: Context,
): Promise<ActivityRow[]> {
  const { subject_id = site.id } = wanted
  const [inside, outside] = await Promise.all([
    pageOfActivities(db, wanted),
    subject_id === site.id
      ? installation.databases.control.read(control => activitiesOfSite(control, site.id, wanted))
      : [],
  ])
  // Ids of one installation sort by the moment of their making.
  return [...inside, ...outside].sort(comparePlaces(wanted)).slice(0, wanted.limit + 1)
}

/** Values of things are told to who may see what happens to them. */
function maySee(event: string, { installation, rights }: Context): boolean {
  const permission = installation.connections.permissionToSee(event)
  return permission !== undefined && rights?.grants.has(permission) === true
}

export const listActivities = query(contract.listActivities, async (db, { query: q }, context) => {
  const wanted = { ...listPage(q), subject_id: q.subject_id }
  const rows = await rowsOf(db, wanted, context)
  const toNamed = toActivity(await namesFor(db, rows, context))
  return page(q, rows, listKey(q), row => ({ ...toNamed(row), ...(!maySee(row.name, context) && { changes: [] }) }))
})
