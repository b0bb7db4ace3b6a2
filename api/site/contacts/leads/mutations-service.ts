/** The endpoints for one lead's timeline, tags and subscription. */

import { eventMessage } from '../../../platform/events/wire.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { existingLead } from '../lead-records/rules.ts'
import { unsubscribeLead as unsubscribe } from '../mailability/rules.ts'
import { assignedBy, requireTags, tagLead, untagLead } from '../tags/rules.ts'
import * as contract from './contract-mutations.ts'
import { eventsOfLead } from './store-lists.ts'
import { oneLead } from './wire.ts'

export const getLeadTimeline = query(
  contract.getLeadTimeline,
  async (db, { params, query: q }, { locale, installation, site }) => {
    await existingLead(db, params.lead_id)
    const rows = await eventsOfLead(db, params.lead_id, {
      ...listPage(q, ['number']),
      without: installation.connections.notOnTimelines,
    })
    return page(
      q,
      rows,
      row => listKey(q)({ id: row.seq, at: row.at }),
      row => ({
        ...eventMessage(site.id, row),
        title: titleOf(locale, row.name),
      }),
    )
  },
)

/** The event's text; its name where there is none yet. */
const titleOf = (locale: 'en' | 'es', name: string): string => {
  const key = `event.${name}`
  const text = messageOf(locale, key)
  return text === key ? name : text
}

export const addLeadTags = action(contract.addLeadTags, async (tx, { params, body }, { now, emit, actor }) => {
  const row = await existingLead(tx, params.lead_id)
  await requireTags(tx, body.tag_ids)
  await tagLead(tx, row.id, body.tag_ids, assignedBy(actor, now()), emit)
  return oneLead(tx, row)
})

export const removeLeadTags = action(contract.removeLeadTags, async (tx, { params, body }, { emit }) => {
  const row = await existingLead(tx, params.lead_id)
  await requireTags(tx, body.tag_ids)
  await untagLead(tx, row.id, body.tag_ids, emit)
  return oneLead(tx, row)
})

export const unsubscribeLead = action(contract.unsubscribeLead, async (tx, { params }, context) => {
  await existingLead(tx, params.lead_id)
  await unsubscribe(tx, params.lead_id, { cause: 'manual' }, context)
  return oneLead(tx, await existingLead(tx, params.lead_id))
})
