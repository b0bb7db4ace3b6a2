/** The endpoints on audiences. */

import { isDeepStrictEqual } from 'node:util'
import type { Handle } from '../../../platform/database/handle.ts'
import { suppressUnless } from '../../../platform/events/define.ts'
import { emitWith } from '../../../platform/events/emit.ts'
import type { Context, InAction } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { noteLeads, requireLeads } from '../lead-records/rules.ts'
import { audiencesAllowance } from './allowances.ts'
import * as contract from './contract.ts'
import { type Membership, membership } from './ports.ts'
import {
  existingAudience,
  joinManyLeads,
  leaveManyLeads,
  requireFreeName,
  requireRoom,
  requireStatic,
} from './rules.ts'
import * as store from './store.ts'

type UnderWay = Awaited<ReturnType<Membership['recomputationsUnderWay']>>

const membershipOf = ({ installation }: Pick<Context, 'installation'>): Membership =>
  installation.connections.through(membership)
const asking = async (_input: unknown, context: Context): Promise<Membership> => membershipOf(context)

const toAudience = (row: store.AudienceRow, underWay: UnderWay) => {
  const operation = underWay.get(row.id)
  const settled = row.settled_version === row.filter_version
  const status = operation ? ('updating' as const) : settled ? ('current' as const) : ('incomplete' as const)
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.filter === null ? ('static' as const) : ('dynamic' as const),
    ...(row.filter && { filter: row.filter }),
    status,
    ...(operation && { operation_id: operation.id }),
    lead_count: row.lead_count,
    version: row.version,
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  }
}

/** One as it stands now. */
const present = async (db: Handle<'site'>, id: string, { recomputationsUnderWay }: Membership) =>
  toAudience(await existingAudience(db, id), await recomputationsUnderWay(db))

export const listAudiences = query(contract.listAudiences, async (db, { query: q }, context) => {
  const search = q.search === undefined ? undefined : foldKey(q.search)
  const rows = await store.pageOfAudiences(db, { ...listPage(q), search, type: q.type })
  const underWay = await membershipOf(context).recomputationsUnderWay(db)
  return page(q, rows, listKey(q), row => toAudience(row, underWay))
})

export const getAudience = query(contract.getAudience, (db, { params }, context) =>
  present(db, params.audience_id, membershipOf(context)),
)

export const createAudience = action(contract.createAudience, asking, async (tx, { body }, context, filling) => {
  const { name, description = '', filter, start_journeys = false } = body
  const name_key = await requireFreeName(tx, name)
  await context.requireRoom(tx, audiencesAllowance)
  const [id, at] = [context.newId('audience'), context.now()]
  const row = { id, name, name_key, description, created_at: at, updated_at: at }
  if (filter === undefined) await store.insertAudience(tx, row)
  else {
    await filling.requireFilter(tx, filter)
    await requireRoom(tx)
    await store.insertAudience(tx, { ...row, filter, filter_version: 1 })
    await filling.beginRecomputation(tx, { id, filter_version: 1 }, { start_journeys }, context)
  }
  return present(tx, id, filling)
})

export const updateAudience = action(
  contract.updateAudience,
  asking,
  async (tx, { params, body }, context, filling) => {
    const row = await existingAudience(tx, params.audience_id)
    context.ifMatch(row.version)
    context.changedFrom(row)
    const { name = row.name, description = row.description } = body
    const name_key = await requireFreeName(tx, name, row.id)
    await store.updateAudience(tx, row.id, { name, name_key, description, updated_at: context.now() })
    if (name !== row.name) await noteLeads(tx, store.leadsInAudience(row.id), ['audiences'], context.emit)
    if (body.filter !== undefined) await changeFilter(tx, row, { ...body, filter: body.filter }, context, filling)
    return present(tx, row.id, filling)
  },
)

async function changeFilter(
  tx: Handle<'site'>,
  row: store.AudienceRow,
  { filter, start_journeys = false }: { filter: Filter; start_journeys?: boolean | undefined },
  context: InAction,
  filling: Membership,
): Promise<void> {
  if (row.filter === null) throw invalid('/filter', 'audience_static')
  if (isDeepStrictEqual(row.filter, filter)) return
  await filling.requireFilter(tx, filter, row.id)
  const filter_version = row.filter_version + 1
  await store.changeFilter(tx, row.id, filter, filter_version)
  await filling.forgetDues(tx, row.id)
  await filling.beginRecomputation(tx, { id: row.id, filter_version }, { start_journeys }, context)
}

export const deleteAudience = action(contract.deleteAudience, async (tx, { params }, { requireUnused, emit }) => {
  const row = await existingAudience(tx, params.audience_id)
  await requireUnused(tx, 'audience', row.id)
  await noteLeads(tx, store.leadsInAudience(row.id), ['audiences'], emit)
  await store.removeAudience(tx, row.id)
})

/** Several leads at once start no journey unless it is asked for. */
const causeOf = (body: { lead_ids: readonly string[]; start_journeys?: boolean | undefined }) =>
  suppressUnless(body.start_journeys ?? body.lead_ids.length === 1)

export const addAudienceLeads = action(
  contract.addAudienceLeads,
  asking,
  async (tx, { params, body }, { now, emit }, filling) => {
    const row = await existingAudience(tx, params.audience_id)
    requireStatic(row)
    await requireLeads(tx, body.lead_ids)
    const { length: changed } = await joinManyLeads(tx, body.lead_ids, row.id, now(), emitWith(emit, causeOf(body)))
    return { changed, audience: await present(tx, row.id, filling) }
  },
)

export const removeAudienceLeads = action(
  contract.removeAudienceLeads,
  asking,
  async (tx, { params, body }, { emit }, filling) => {
    const row = await existingAudience(tx, params.audience_id)
    requireStatic(row)
    await requireLeads(tx, body.lead_ids)
    const { length: changed } = await leaveManyLeads(tx, body.lead_ids, row.id, emitWith(emit, causeOf(body)))
    return { changed, audience: await present(tx, row.id, filling) }
  },
)
