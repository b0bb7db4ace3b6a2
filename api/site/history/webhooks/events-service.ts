/** The endpoints on events as they are sent to endpoints. */

import { sampleData, sampleId } from '../../../platform/events/sample.ts'
import { eventMessage, type SentEvent } from '../../../platform/events/wire.ts'
import type { Context } from '../../../platform/features/context.ts'
import { query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import * as contract from './contract-events.ts'
import { newestEvents } from './delivery-store.ts'
import { webhookLimits } from './limits.ts'
import { EVERY_EVENT, requireSight, webhookEventNames } from './rules.ts'

/** 404 for a name that no event has, 403 where the caller may not see it. */
function requireEvent(name: string, { installation, rights }: Context): void {
  const { connections } = installation
  if (name === EVERY_EVENT || !webhookEventNames(connections.siteEvents).includes(name)) throw problem('not_found')
  requireSight([name], rights, connections)
}

export const listWebhookEvents = query(contract.listWebhookEvents, async (db, { params, query: q }, context) => {
  requireEvent(params.event_name, context)
  const rows = await newestEvents(db, {
    name: params.event_name,
    among: webhookLimits.webhook_listed_events_max,
    page: listPage(q, ['number']),
  })
  return page(
    q,
    rows,
    row => listKey(q)({ id: row.seq, at: row.at }),
    row => eventMessage(context.site.id, row),
  )
})

export const getWebhookSample = query(contract.getWebhookSample, async (db, { params }, context) => {
  const { event_name: name } = params
  requireEvent(name, context)
  const among = webhookLimits.webhook_listed_events_max
  const [newest] = await newestEvents(db, { name, among, page: { after: null, limit: 1 } })
  return eventMessage(context.site.id, newest ?? madeUp(name, context))
})

function madeUp(name: string, { installation, now }: Context): SentEvent {
  const schema = installation.connections.eventData(name)
  const [subject = ''] = name.split('.')
  const isOfLead = installation.connections.permissionToSee(name) === 'read-lead' || name.startsWith('lead.')
  return {
    id: sampleId('event'),
    at: now(),
    name,
    subject_id: isOfLead ? null : sampleId(subject),
    lead_id: isOfLead ? sampleId('lead') : null,
    data: schema ? sampleData(schema) : {},
  }
}
