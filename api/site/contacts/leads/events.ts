/** Events of leads. Tags, audiences, forms and emails have their own. */
import { z } from '@hono/zod-openapi'
import { defineLeadEvent, operated, suppressible } from '../../../platform/events/define.ts'
import { leadSources, mailabilities } from './states.ts'

const cause = z.string().openapi({ description: 'What it came by: a form, a link in an email, a journey, a person.' })

export const leadCreated = defineLeadEvent(
  'lead.created',
  z.object({
    source: z.enum(leadSources),
    mailability: z.enum(mailabilities),
    ...suppressible,
  }),
)
export const leadUpdated = defineLeadEvent(
  'lead.updated',
  z.object({
    fields: z.array(z.string()).openapi({ description: 'Names of the fields that changed.' }),
    ...suppressible,
  }),
)
export const leadErased = defineLeadEvent(
  'lead.erased',
  z.object({
    hash: z.string().openapi({ description: 'Stands in the place of the person from now on.' }),
    ...operated,
  }),
)
export const leadSubscribed = defineLeadEvent('lead.subscribed', z.object({ cause }))
export const leadUnsubscribed = defineLeadEvent(
  'lead.unsubscribed',
  z.object({ cause, email_id: z.string().optional(), ...operated }),
)
export const leadConfirmationAsked = defineLeadEvent('lead.confirmation_asked')
export const leadConfirmed = defineLeadEvent('lead.confirmed')

/** An event that one of the owner's systems sent about a lead through the API; the endpoint is in site/history/events. */
export const eventReceived = defineLeadEvent(
  'event.received',
  z.object({ name: z.string(), data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()) }),
)
