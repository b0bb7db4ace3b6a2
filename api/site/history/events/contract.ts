/** Events that the owner's systems send about leads: they appear on the timeline and can start journeys. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { email, id, instant, siteParams, text } from '../../../platform/schemas/schemas.ts'
import { eventName } from '../../automation/journey-records/rules.ts'
import { eventLimits } from './limits.ts'

const data = z
  .record(
    text(limits.name_characters_max, 1),
    z.union([text(eventLimits.event_text_characters_max), z.number(), z.boolean()]).nullable(),
  )
  .refine(given => Object.keys(given).length <= eventLimits.event_data_entries_max, {
    params: { code: 'too_many', values: { maximum: eventLimits.event_data_entries_max } },
  })
  .openapi({ description: `Data of the event: at most ${eventLimits.event_data_entries_max} names with plain values.` })

export const receivedEvent = z
  .object({
    id: id('event'),
    name: z.string(),
    lead_id: id('lead'),
    data: z.record(z.string(), z.unknown()),
    occurred_at: instant,
  })
  .openapi('ReceivedEvent')

const example = {
  id: 'evt_0199a3f2c4d87e6b9a0112233445566f',
  name: 'order.placed',
  lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  data: { order: '2027-118', total: 59.9 },
  occurred_at: '2027-03-14T09:30:00.000Z',
}

export const recordEvent = contract({
  database: 'site',
  permission: 'manage-marketing',
  tag: 'events',
  operationId: 'recordEvent',
  method: 'post',
  path: '/v1/sites/{site_id}/events',
  summary: 'Record an event of a lead',
  description: 'Identify the lead by ID or email address. Starts journeys that wait for an event of this name.',
  status: 201,
  params: siteParams,
  body: z
    .strictObject({ lead_id: id('lead').optional(), email: email.optional(), name: eventName, data: data.optional() })
    .superRefine((given, context) => {
      if ((given.lead_id === undefined) === (given.email === undefined)) {
        context.addIssue({ code: 'custom', path: ['lead_id'], params: { code: 'lead_or_email' } })
      }
    })
    .openapi('NewEvent'),
  body_example: { lead_id: example.lead_id, name: example.name, data: example.data },
  response: receivedEvent,
  example,
})
