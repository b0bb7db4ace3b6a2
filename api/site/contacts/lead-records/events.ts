/** Events of leads. Tags, audiences, forms and emails have their own. */
import { z } from '@hono/zod-openapi'
import { defineLeadEvent, every_field, nothing } from '../../../platform/events/define.ts'
import { idKindOf } from '../../../platform/runtime/ids.ts'
import { qualityFields } from './quality-fields.ts'
import { leadSource, mailability } from './source-schema.ts'

const cause = z.string().openapi({ description: 'What caused it: a form, a link in an email, a journey or a person.' })

const quality = Object.keys(qualityFields)

/** A field is named by its name, a custom one also by its id; a new address is verified and confirmed anew. */
function changedWith(field: string): string[] {
  if (idKindOf(field) === 'field') return [every_field]
  return [field, `custom_fields.${field}`, ...(field === 'email' ? quality : [])]
}

export const leadCreated = defineLeadEvent(
  'lead.created',
  z.object({
    source: leadSource,
    mailability,
  }),
  { changes: [every_field] },
)
export const leadUpdated = defineLeadEvent(
  'lead.updated',
  z.object({
    fields: z.array(z.string()).openapi({ description: 'Names of the fields that changed.' }),
    source: leadSource.optional(),
  }),
  { changes: ({ fields }) => [...fields.flatMap(changedWith), 'last_activity_at'] },
)
/** Something that the product itself notes of a lead has changed, where no other event tells of it. */
export const leadNoted = defineLeadEvent(
  'lead.noted',
  z.object({ fields: z.array(z.string()).openapi({ description: 'Names of the fields that changed.' }) }),
  { timeline: false, changes: ({ fields }) => fields },
)

export const leadErased = defineLeadEvent(
  'lead.erased',
  z.object({
    hash: z.string().openapi({ description: 'Hash that replaces the person’s identity.' }),
  }),
)
export const leadSubscribed = defineLeadEvent('lead.subscribed', z.object({ cause }), {
  changes: ['mailability', 'confirmation'],
})
export const leadUnsubscribed = defineLeadEvent(
  'lead.unsubscribed',
  z.object({ cause, email_id: z.string().optional() }),
  { changes: ['mailability'] },
)
export const leadConfirmationAsked = defineLeadEvent('lead.confirmation_asked')
export const leadConfirmed = defineLeadEvent('lead.confirmed', nothing, { changes: quality })

/** An event that one of the owner's systems sent about a lead through the API; the endpoint is in site/history/events. */
export const eventReceived = defineLeadEvent(
  'event.received',
  z.object({ name: z.string(), data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()) }),
  { changes: ['last_activity_at'] },
)
