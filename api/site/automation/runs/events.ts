/** What is done with runs of journeys. */
import { defineEvent } from '../../../platform/events/define.ts'

/** Told by the stream alone, at most once a second while runs go on: numbers and lists of runs are to be read anew. */
export const runsChanged = defineEvent('runs.changed')

export const runStopped = defineEvent('run.stopped')
export const runRetried = defineEvent('run.retried')
export const runWaitSkipped = defineEvent('run.wait_skipped')
export const runActionCreated = defineEvent('run_action.created')
export const journeyRunsMoved = defineEvent('journey.runs_moved')
