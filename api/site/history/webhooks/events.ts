/** What happens to the endpoints of webhooks. */
import { z } from '@hono/zod-openapi'
import { defineEvent } from '../../../platform/events/define.ts'
import { disabledReason } from './disabled-reason.ts'

export const webhookEndpointCreated = defineEvent('webhook_endpoint.created')
export const webhookEndpointUpdated = defineEvent('webhook_endpoint.updated')
export const webhookEndpointDeleted = defineEvent('webhook_endpoint.deleted')
export const webhookSecretRotated = defineEvent('webhook_endpoint.secret_rotated')
export const webhookEventsReplayed = defineEvent('webhook_endpoint.events_replayed')
/** By the product itself, after many failures. */
export const webhookEndpointDisabled = defineEvent('webhook_endpoint.disabled', z.object({ because: disabledReason }))
