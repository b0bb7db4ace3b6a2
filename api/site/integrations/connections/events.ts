/** What happens to connections. */
import { z } from '@hono/zod-openapi'
import { defineEvent } from '../../../platform/events/define.ts'
import { connectionReason } from './connection.ts'

export const connectionCreated = defineEvent('connection.created')
export const connectionUpdated = defineEvent('connection.updated')
export const connectionAuthorizationStarted = defineEvent('connection.authorization_started')
export const connectionAuthorized = defineEvent('connection.authorized')
export const connectionPaused = defineEvent('connection.paused')
export const connectionResumed = defineEvent('connection.resumed')
export const connectionDisconnected = defineEvent('connection.disconnected')
export const connectionDeleted = defineEvent('connection.deleted')
export const connectionFieldCreated = defineEvent('connection.field_created')
/** By the product itself: a person is needed before it goes on. */
export const connectionStopped = defineEvent(
  'connection.stopped',
  z.object({ reason: connectionReason, detail: z.string() }),
)
