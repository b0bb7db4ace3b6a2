/** The endpoints on saved views. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { type Actor, actorId } from '../../../platform/identity/actor.ts'
import { allows, permissionMissing } from '../../../platform/identity/permissions.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { filterProblems } from '../leads/rules.ts'
import * as contract from './contract.ts'
import { leadViewLimits } from './limits.ts'
import * as store from './store.ts'
import type { ViewParts } from './table.ts'

type Db = Handle<'site'>

/** The owner of a view that all see. */
const everybody = ''

const toView = ({ id, name, owner_id, parts, version, created_at, updated_at }: store.LeadViewRow) => ({
  id,
  name,
  shared: owner_id === everybody,
  ...parts,
  version,
  created_at: toInstant(created_at),
  updated_at: toInstant(updated_at),
})

/** Views of all are for those who manage leads. */
function requireMayShare(owner_ids: readonly string[], { rights }: Pick<Context, 'rights'>): void {
  if (!owner_ids.includes(everybody)) return
  if (!rights || !allows(rights.grants, 'manage-leads')) throw permissionMissing({ permission: 'manage-leads' })
}

const ownerOf = (actor: Actor): string => actorId(actor) ?? everybody

/** The view, unless it is another person's own. */
async function existingView(db: Db, id: string, { actor }: Pick<Context, 'actor'>): Promise<store.LeadViewRow> {
  const row = await store.findView(db, id)
  if (!row || (row.owner_id !== everybody && row.owner_id !== ownerOf(actor))) throw problem('not_found')
  return row
}

async function requireFreeName(db: Db, owner_id: string, name: string, own_id?: string): Promise<string> {
  const name_key = foldKey(name)
  const other = await store.findViewByKey(db, owner_id, name_key)
  if (other && other.id !== own_id) throw refusedAt('/name', 'name_taken')
  return name_key
}

async function requireRoom(db: Db, owner_id: string): Promise<void> {
  const maximum = leadViewLimits.lead_views_max
  if ((await store.countViews(db, owner_id)) < maximum) return
  throw problem('validation_failed', { errors: [{ pointer: '', code: 'too_many', values: { maximum } }] })
}

async function requireFilter(db: Db, { filter }: ViewParts): Promise<void> {
  const errors = filter ? await filterProblems(db, filter) : []
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

export const listLeadViews = query(contract.listLeadViews, async (db, { query: q }, { actor }) => {
  const rows = await store.pageOfViews(db, [everybody, ownerOf(actor)], listPage(q))
  return page(q, rows, listKey(q), toView)
})

export const getLeadView = query(contract.getLeadView, async (db, { params }, context) =>
  toView(await existingView(db, params.lead_view_id, context)),
)

export const createLeadView = action(contract.createLeadView, async (tx, { body }, context) => {
  const { name, shared = false, ...parts } = body
  const owner_id = shared ? everybody : ownerOf(context.actor)
  requireMayShare([owner_id], context)
  await requireFilter(tx, parts)
  const name_key = await requireFreeName(tx, owner_id, name)
  await requireRoom(tx, owner_id)
  const at = context.now()
  const dates = { version: 1, created_at: at, updated_at: at }
  const row = { id: context.newId('lead_view'), name, name_key, owner_id, parts, ...dates }
  await store.insertView(tx, row)
  return toView(row)
})

export const updateLeadView = action(contract.updateLeadView, async (tx, { params, body }, context) => {
  const row = await existingView(tx, params.lead_view_id, context)
  const { name, shared, ...parts } = body
  const owner_id = shared ? everybody : ownerOf(context.actor)
  requireMayShare([row.owner_id, owner_id], context)
  context.ifMatch(row.version)
  await requireFilter(tx, parts)
  const name_key = await requireFreeName(tx, owner_id, name, row.id)
  if (owner_id !== row.owner_id) await requireRoom(tx, owner_id)
  const saved = { ...row, name, name_key, owner_id, parts, version: row.version + 1, updated_at: context.now() }
  await store.saveView(tx, saved)
  return toView(saved)
})

export const deleteLeadView = action(contract.deleteLeadView, async (tx, { params }, context) => {
  const row = await existingView(tx, params.lead_view_id, context)
  requireMayShare([row.owner_id], context)
  await store.removeView(tx, row.id)
})
