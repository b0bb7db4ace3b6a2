/** The endpoints on requests for approval. */

import { namesOfActors } from '../../../account/activities/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import type { Contract } from '../../../platform/features/contract.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { actorId } from '../../../platform/identity/actor.ts'
import { allowsEndpoint, permissionMissing } from '../../../platform/identity/permissions.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { carryOut, type Outcome } from './carry-out.ts'
import * as contract from './contract.ts'
import { approvalLimits } from './limits.ts'
import { isApprovable, pathOf, requireFittingCall, toQuery } from './rules.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000

type Db = Handle<'site'>

const viewerOf = ({ actor, rights }: Pick<Context, 'actor' | 'rights'>): store.Viewer => ({
  id: actorId(actor),
  permissions: [...(rights?.grants ?? [])],
})

type ApprovalStatus = (typeof contract.approvalStatuses)[number]

const stateOf = ({ status, expires_at }: store.ApprovalRow, now: number): ApprovalStatus =>
  status === 'pending' && expires_at <= now ? 'expired' : status

/** An operation that a later version no longer has stays listed; nobody can approve it. */
const operationOf = ({ installation }: Pick<Context, 'installation'>, { operation_id }: { operation_id: string }) =>
  installation.connections.contractOf(operation_id)

/** From a row to the wire, with the names of who made these requests. */
async function presenter(requested_by: readonly string[], context: Context) {
  const { actor, installation, rights, site, now } = context
  const actors = await installation.databases.control.read(db => namesOfActors(db, [...requested_by]))
  const names = new Map([...actors].map(({ id, name }) => [id, name]))
  return (row: store.ApprovalRow) => {
    const operation = operationOf(context, row)
    return {
      id: row.id,
      operation_id: row.operation_id,
      summary: operation?.summary ?? row.operation_id,
      method: operation?.method.toUpperCase() ?? '',
      path: operation ? pathOf(operation, site.id, row.path_params) : '',
      path_params: row.path_params,
      query: row.query,
      ...(row.body && { body: row.body }),
      reason: row.reason,
      status: stateOf(row, now()),
      ...(row.failure_code !== null && { failure: { code: row.failure_code, detail: row.failure_detail ?? '' } }),
      requested_by: row.requested_by,
      requested_by_name: names.get(row.requested_by) ?? null,
      created_at: toInstant(row.created_at),
      expires_at: toInstant(row.expires_at),
      decided_by: row.decided_by,
      decided_at: toInstantOrNull(row.decided_at),
      may_approve:
        actor.type === 'user' && operation !== undefined && rights !== null && allowsEndpoint(rights.grants, operation),
    }
  }
}

async function existingApproval(db: Db, id: string, context: Pick<Context, 'actor' | 'rights'>) {
  const row = await store.findApproval(db, id, viewerOf(context))
  if (!row) throw problem('not_found')
  return row
}

export const listApprovals = query(
  contract.listApprovals,
  (db, { query: q }, context) =>
    store.pageOfApprovals(db, {
      viewer: viewerOf(context),
      status: q.status,
      now: context.now(),
      ...listPage(q),
    }),
  async (rows, { query: q }, context) => {
    const ids = rows.map(row => row.requested_by)
    return page(q, rows, listKey(q), await presenter(ids, context))
  },
)

export const getApproval = query(
  contract.getApproval,
  (db, { params }, context) => existingApproval(db, params.approval_id, context),
  async (row, _input, context) => (await presenter([row.requested_by], context))(row),
)

const unknownOperation = () =>
  problem('validation_failed', { errors: [{ pointer: '/operation_id', code: 'unknown_reference' }] })

export const createApproval = action(
  contract.createApproval,
  async ({ body }, context) => {
    const { operation_id, path_params = {}, query: given = {}, body: sent } = body
    const operation = operationOf(context, { operation_id })
    if (!isApprovable(operation)) throw unknownOperation()
    const call = { path_params, query: toQuery(given), body: sent }
    requireFittingCall(operation, context.site.id, call)
    const permission = operation.permission === 'signed-in' ? '' : operation.permission
    const id = actorId(context.actor) ?? ''
    return { ...call, permission, show: await presenter([id], context) }
  },
  async (tx, { body }, context, { show, path_params, query: sent, permission }) => {
    const maximum = approvalLimits.approvals_pending_max
    const at = context.now()
    if ((await store.countPending(tx, at)) >= maximum)
      throw problem('validation_failed', { errors: [{ pointer: '', code: 'too_many', values: { maximum } }] })
    const row: store.ApprovalRow = {
      id: context.newId('approval'),
      operation_id: body.operation_id,
      permission,
      path_params,
      query: sent,
      body: body.body ?? null,
      if_match: body.if_match ?? null,
      reason: body.reason,
      status: 'pending',
      requested_by: actorId(context.actor) ?? '',
      created_at: at,
      expires_at: at + approvalLimits.approval_days * DAY_MS,
      decided_by: null,
      decided_at: null,
      failure_code: null,
      failure_detail: null,
    }
    await store.insertApproval(tx, row)
    return show(row)
  },
)

/** Marked before it is carried out: nobody else decides meanwhile, and whoever approved can try again after a crash. */
async function claim(tx: Db, id: string, context: Context): Promise<{ row: store.ApprovalRow; operation: Contract }> {
  const row = await existingApproval(tx, id, context)
  const operation = operationOf(context, row)
  const status = stateOf(row, context.now())
  const me = actorId(context.actor)
  const isMine = status === 'running' && row.decided_by === me
  if (!operation || (status !== 'pending' && !isMine)) throw problem('transition_not_allowed', { values: { status } })
  if (!context.rights || !allowsEndpoint(context.rights.grants, operation)) throw permissionMissing(operation)
  await store.saveApproval(tx, row.id, { status: 'running', decided_by: me, decided_at: context.now() })
  return { row, operation }
}

async function approve(id: string, context: Context) {
  const database = await context.installation.databases.site(context.site.id)
  const { row, operation } = await database.write(tx => claim(tx, id, context))
  try {
    const outcome: Outcome = await carryOut(row, operation, context, row.status === 'running')
    return { outcome, show: await presenter([row.requested_by], context) }
  } catch (error) {
    await database.write(tx => store.saveApproval(tx, id, { status: 'pending', decided_by: null, decided_at: null }))
    throw error
  }
}

export const approveApproval = action(
  contract.approveApproval,
  ({ params }, context) => approve(params.approval_id, context),
  async (tx, { params }, context, { outcome, show }) => {
    const failure = outcome.status === 'failed' ? { failure_code: outcome.code, failure_detail: outcome.detail } : {}
    await store.saveApproval(tx, params.approval_id, { status: outcome.status, ...failure })
    return show(await existingApproval(tx, params.approval_id, context))
  },
)

export const rejectApproval = action(
  contract.rejectApproval,
  async ({ params }, context) => {
    const database = await context.installation.databases.site(context.site.id)
    const row = await database.read(db => existingApproval(db, params.approval_id, context))
    return presenter([row.requested_by], context)
  },
  async (tx, { params }, context, show) => {
    const row = await existingApproval(tx, params.approval_id, context)
    const status = stateOf(row, context.now())
    if (status !== 'pending') throw problem('transition_not_allowed', { values: { status } })
    const decision = { status: 'rejected', decided_by: actorId(context.actor), decided_at: context.now() } as const
    await store.saveApproval(tx, row.id, decision)
    return show({ ...row, ...decision })
  },
)
