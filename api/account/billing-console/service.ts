/** The endpoints on payments of the whole installation. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import { restart } from '../../platform/jobs/jobs.ts'
import { requirePayments } from '../../platform/network/payments.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { loadNames, toPayment, toSubscription } from '../billing/rules.ts'
import { administratorsOf } from '../memberships/rules.ts'
import { pageOfGrants } from '../plans/rules.ts'
import * as contract from './contract.ts'
import { reconcile } from './jobs.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

const toMonthStart = (month: string): number => Date.parse(`${month}-01T00:00:00Z`)
const toMonthEnd = (month: string): number => {
  const at = new Date(toMonthStart(month))
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)
}

export const getRevenue = query(contract.getRevenue, async (db, { query: { from, to } }) => {
  const between = { from: from ? toMonthStart(from) : 0, to: to ? toMonthEnd(to) : Number.MAX_SAFE_INTEGER }
  return { data: await store.revenue(db, between) }
})

async function loadOwners(db: Db, account_ids: readonly string[]) {
  const owners = await administratorsOf(db, [...new Set(account_ids)])
  return (account_id: string) => {
    const owner = owners.find(one => one.account_id === account_id)
    const owner_name = owner ? `${owner.first_name} ${owner.last_name}`.trim() : ''
    return { account_id, owner_name, owner_email: owner?.email ?? '' }
  }
}

export const listInstallationSubscriptions = query(
  contract.listInstallationSubscriptions,
  async (db, { query: q }, context) => {
    const rows = await store.pageOfAll(db, {
      ...listPage(q),
      ...(q.status && { states: q.status }),
      ...(q.account_id && { account_id: q.account_id }),
      ...(q.plan_id && { plan_id: q.plan_id }),
    })
    const names = await loadNames(db, rows)
    const ownerOf = await loadOwners(
      db,
      rows.map(({ account_id }) => account_id),
    )
    return page(q, rows, listKey(q), row => ({
      ...toSubscription(row, names, context.now()),
      ...ownerOf(row.account_id),
    }))
  },
)

export const listFailedPayments = query(contract.listFailedPayments, async (db, { query: q }) => {
  const rows = await store.failedPayments(db, listPage(q))
  const ownerOf = await loadOwners(
    db,
    rows.map(({ payment }) => payment.account_id),
  )
  return page(
    q,
    rows,
    ({ payment }) => listKey(q)(payment),
    ({ payment, invoice_status, next_attempt_at }) => ({
      ...toPayment(payment),
      ...ownerOf(payment.account_id),
      settled: invoice_status === 'paid',
      next_attempt_at: next_attempt_at === null ? null : toInstant(next_attempt_at),
    }),
  )
})

export const listPlanGrants = query(contract.listPlanGrants, async (db, { query: q }) => {
  const rows = await pageOfGrants(db, listPage(q))
  const ownerOf = await loadOwners(
    db,
    rows.map(({ account_id }) => account_id),
  )
  return page(
    q,
    rows,
    row => listKey(q)({ id: row.account_id, created_at: row.given_at }),
    row => ({
      ...ownerOf(row.account_id),
      plan_id: row.plan_id,
      plan_name: row.plan_name,
      note: row.note,
      granted_at: toInstant(row.given_at),
      ends_at: row.ends_at === null ? null : toInstant(row.ends_at),
    }),
  )
})

const toReconciliation = (row: store.ReconciliationRow) => ({
  id: row.id,
  status: row.status,
  subscriptions_compared: row.subscriptions_compared,
  failure: row.failure,
  differences: row.differences.map(one => ({ ...one })),
  started_at: toInstant(row.started_at),
  ended_at: row.ended_at === null ? null : toInstant(row.ended_at),
})

export const listReconciliations = query(contract.listReconciliations, async (db, { query: q }) => {
  const rows = await store.pageOfReconciliations(db, listPage(q))
  return page(q, rows, row => listKey(q)({ id: row.id, created_at: row.started_at }), toReconciliation)
})

const withPayments = async (_input: unknown, { installation }: Context) => requirePayments(installation)

export const startReconciliation = action(contract.startReconciliation, withPayments, async (tx, _input, context) => {
  const now = context.now()
  const row: store.ReconciliationRow = {
    id: context.newId('reconciliation'),
    status: 'running',
    subscriptions_compared: 0,
    differences: [],
    failure: null,
    started_at: now,
    ended_at: null,
  }
  await store.saveReconciliation(tx, row)
  await restart(tx, reconcile, { subject_id: row.id, due_at: now }, now)
  return toReconciliation(row)
})
