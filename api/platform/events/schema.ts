/** The name of an event in contracts. The document lists those that the features declare. */
import { z } from '@hono/zod-openapi'

export const eventName = z.string().openapi('EventName', { description: 'Name of the event, such as `lead.created`.' })
