/** What happens to broadcasts. What becomes of their emails are events of the emails. */
import { defineEvent } from '../../../platform/events/define.ts'

export const broadcastCreated = defineEvent('broadcast.created')
export const broadcastUpdated = defineEvent('broadcast.updated')
export const broadcastDeleted = defineEvent('broadcast.deleted')
export const broadcastScheduled = defineEvent('broadcast.scheduled')
export const broadcastUnscheduled = defineEvent('broadcast.unscheduled')
export const broadcastStarted = defineEvent('broadcast.started')
export const broadcastPaused = defineEvent('broadcast.paused')
export const broadcastResumed = defineEvent('broadcast.resumed')
export const broadcastCanceled = defineEvent('broadcast.canceled')
export const broadcastSent = defineEvent('broadcast.sent')
/** It is over and reached nobody, though leads matched. */
export const broadcastFailed = defineEvent('broadcast.failed')
/** The test of its subjects has a winner. */
export const broadcastDecided = defineEvent('broadcast.decided')
/** Numbers moved on; at most once a second. */
export const broadcastProgressed = defineEvent('broadcast.progressed')
