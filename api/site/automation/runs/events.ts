/** Events of runs. */
import { defineEvent } from '../../../platform/events/define.ts'

/** Sent by the stream only, at most once a second while runs proceed: lists and numbers of runs should be read again. */
export const runsChanged = defineEvent('runs.changed')

export const runStopped = defineEvent('run.stopped')
export const runRetried = defineEvent('run.retried')
export const runWaitSkipped = defineEvent('run.wait_skipped')
export const runActionCreated = defineEvent('run_action.created')
export const journeyRunsMoved = defineEvent('journey.runs_moved')
