/** The endpoints of the API on what is sent to webhook endpoints. */

import type { Handle } from '../../../platform/database/handle.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { bodyFor } from './body.ts'
import * as contract from './contract-deliveries.ts'
import {
  type AttemptRow,
  type DeliveryRow,
  findDelivered,
  findDelivery,
  listAttempts,
  pageOfDeliveries,
} from './delivery-store.ts'
import { TEST_EVENT } from './message.ts'
import {
  deliverNow,
  existingEndpoint,
  findEvent,
  getConnections,
  ownEndpoint,
  requireEnabled,
  requireSight,
} from './rules.ts'

type Db = Handle<'site'>

const toDelivery = (row: DeliveryRow) => ({
  id: row.id,
  event_id: row.event_id,
  event_name: row.event_name,
  lead_id: row.lead_id,
  status: row.status,
  attempts: row.attempts,
  response_status: row.response_status,
  next_attempt_at: toInstantOrNull(row.next_attempt_at),
  created_at: toInstant(row.created_at),
  ended_at: toInstantOrNull(row.ended_at),
})

const toAttempt = ({ at, milliseconds, status, error, response_body }: AttemptRow) => ({
  at: toInstant(at),
  ...{ milliseconds, status, response_body },
  ...(error && { error }),
})

interface DeliveryParams {
  webhook_endpoint_id: string
  webhook_delivery_id: string
}

async function existingDelivery(
  db: Db,
  { webhook_endpoint_id, webhook_delivery_id }: DeliveryParams,
): Promise<DeliveryRow> {
  const row = await findDelivery(db, webhook_delivery_id)
  if (!row || row.endpoint_id !== webhook_endpoint_id) throw problem('not_found')
  return row
}

export const listWebhookDeliveries = query(contract.listWebhookDeliveries, async (db, { params, query: q }) => {
  const { id } = await existingEndpoint(db, params.webhook_endpoint_id)
  const which = { endpoint_id: id, status: q.status }
  const rows = await pageOfDeliveries(db, which, listPage(q))
  return page(q, rows, listKey(q), toDelivery)
})

export const getWebhookDelivery = query(contract.getWebhookDelivery, async (db, { params }, context) => {
  const { site, rights, installation } = context
  const endpoint = await existingEndpoint(db, params.webhook_endpoint_id)
  const row = await existingDelivery(db, params)
  requireSight([row.event_name], rights, installation.connections)
  const event = await findEvent(db, row)
  const tries = await listAttempts(db, row.id)
  const { public_url } = installation.config
  const request_body = event ? await bodyFor(db, endpoint, event, { site, public_url }) : null
  return { ...toDelivery(row), request_body, tries: tries.map(toAttempt) }
})

export const resendWebhookDelivery = action(
  contract.resendWebhookDelivery,
  getConnections,
  async (tx, { params }, { rights, newId, now }, connections) => {
    const endpoint = await ownEndpoint(tx, params.webhook_endpoint_id, { rights, connections })
    const row = await existingDelivery(tx, params)
    requireSight([row.event_name], rights, connections)
    requireEnabled(endpoint)
    const { event_id: id, event_name: name, event_seq: seq, lead_id } = row
    await deliverNow(tx, endpoint, [{ id, name, seq, lead_id }], { newId, now: now() })
    return toDelivery(await existingDelivery(tx, params))
  },
)

export const sendTestWebhook = action(contract.sendTestWebhook, async (tx, { params }, context) => {
  const endpoint = await existingEndpoint(tx, params.webhook_endpoint_id)
  requireEnabled(endpoint)
  const test = { id: context.newId('event'), name: TEST_EVENT, seq: null, lead_id: null }
  await deliverNow(tx, endpoint, [test], { newId: context.newId, now: context.now() })
  const [webhook_delivery_id = ''] = await findDelivered(tx, endpoint.id, [test.id])
  return toDelivery(await existingDelivery(tx, { ...params, webhook_delivery_id }))
})
