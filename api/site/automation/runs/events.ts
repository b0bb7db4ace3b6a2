/** Events of runs. */
import { z } from '@hono/zod-openapi'
import { defineEvent, defineLeadEvent } from '../../../platform/events/define.ts'

/** Sent by the stream only, at most once a second while runs proceed: lists and numbers of runs should be read again. */
export const runsChanged = defineEvent('runs.changed')

export const runStopped = defineEvent('run.stopped')
export const runRetried = defineEvent('run.retried')
export const runWaitSkipped = defineEvent('run.wait_skipped')
export const runActionCreated = defineEvent('run_action.created')
export const journeyRunsMoved = defineEvent('journey.runs_moved')

/** A step calls an endpoint: it is sent to that one in any case. What is sent has the lead too, as it is then. */
export const runWebhookCalled = defineLeadEvent(
  'run.webhook_called',
  z.object({
    journey_id: z.string(),
    run_id: z.string(),
    step_id: z.string(),
    sequence: z.int().openapi({ description: 'Number of the call in its run.' }),
    webhook_endpoint_id: z.string(),
  }),
)
