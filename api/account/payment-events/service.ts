/** The endpoints of the ledger. */

import type { Context } from '../../platform/features/context.ts'
import { action, endpoint, query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import { restart } from '../../platform/jobs/jobs.ts'
import { requirePayments } from '../../platform/network/payments.ts'
import { problem } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { settleStripeObject } from './jobs.ts'
import { receive } from './receive.ts'
import * as store from './store.ts'

export const receiveStripeEvent = endpoint(contract.receiveStripeEvent, async (_input, context) =>
  Response.json({ received: await receive(context) }, { headers: { 'Cache-Control': 'no-store' } }),
)

const toEvent = (row: store.EventRow) => ({
  id: row.id,
  stripe_id: row.stripe_id,
  type: row.type,
  object_type: row.object_type,
  object_id: row.object_id,
  account_id: row.account_id,
  status: row.status,
  failure: row.failure,
  tries: row.tries,
  effects: [...row.effects],
  occurred_at: toInstant(row.occurred_at),
  received_at: toInstant(row.received_at),
  settled_at: row.settled_at === null ? null : toInstant(row.settled_at),
})

export const listPaymentEvents = query(contract.listPaymentEvents, async (db, { query: q }) => {
  const { status, object_id, account_id } = q
  const rows = await store.pageOfEvents(db, {
    ...listPage(q),
    ...(status && { states: status }),
    ...(object_id && { object_id }),
    ...(account_id && { account_id }),
  })
  return page(q, rows, row => listKey(q)({ id: row.id, created_at: row.received_at }), toEvent)
})

export const getPaymentEvent = query(contract.getPaymentEvent, async (db, { params }) => {
  const row = await store.findEvent(db, params.payment_event_id)
  if (!row) throw problem('not_found')
  return toEvent(row)
})

const withPayments = async (_input: unknown, { installation }: Context) => requirePayments(installation)

export const replayPaymentEvent = action(contract.replayPaymentEvent, withPayments, async (tx, { params }, context) => {
  const row = await store.findEvent(tx, params.payment_event_id)
  if (!row) throw problem('not_found')
  const now = context.now()
  if (!isPointing(row.object_type)) return toEvent(row)
  await store.updateEvents(tx, [row.id], { status: 'waiting', settled_at: null, failure: null, effects: [] })
  await restart(tx, settleStripeObject, { subject_id: row.object_id, due_at: now }, now)
  return toEvent({ ...row, status: 'waiting', settled_at: null, failure: null, effects: [] })
})

const isPointing = (type: string): boolean =>
  ['subscription', 'invoice', 'checkout.session', 'payment_intent', 'customer'].includes(type)
