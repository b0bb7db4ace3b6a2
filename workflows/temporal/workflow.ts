/**
 * The workflow of one run: a small loop around `step`. The record in the site's database decides; here is the waiting, and
 * a state that follows the record by the same rules. Runs in Temporal's sandbox: no clock, no chance, no database.
 */
import { defineSearchAttributeKey } from '@temporalio/common'
import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
  defineUpdate,
  log,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow'
import { hasEnded, type RunStatus, type State } from '../core/state.ts'
import { step } from '../core/step.ts'
import { activitySummary, stateDetails, timerSummary } from './captions.ts'
import { searchAttributes, skipWaitUpdate, stateQuery, unenrollSignal, wakeSignal } from './names.ts'
import type { CarriedOn, JourneyActivities, Request, RunKey, RunRecord } from './record.ts'

export interface RunStart extends RunKey {
  /** Whether the search attributes are registered. */
  attributes: boolean
}

/** The view of a run in Temporal. */
export type RunView = Pick<State, 'run_id' | 'status' | 'step_id' | 'sequence' | 'wait' | 'reason'>

/** Continue-as-new beyond this length; Temporal itself ends a workflow at 51,200 events. */
const HISTORY_EVENTS_MAX = 8_000

const record = proxyActivities<JourneyActivities>({
  // They take milliseconds; a run waits this long if a process or the server dies during one.
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '30s' },
})
const descriptions = {
  wake: 'The run is due, or something was left for it in the record. Without data.',
  unenroll: 'Stops the run, as its owner does in the admin.',
  skipWait: 'Ends the run’s wait, and answers where it stands then.',
  state: 'Status, step and wait of the run.',
}

const wakeUp = defineSignal(wakeSignal)
const unenroll = defineSignal(unenrollSignal)
const skipWait = defineUpdate<RunView>(skipWaitUpdate)
const statusAttribute = defineSearchAttributeKey(searchAttributes.status, 'KEYWORD')
const readState = defineQuery<RunView>(stateQuery)

export async function journeyRun(start: RunStart): Promise<RunStatus | 'gone'> {
  const { site_id, run_id } = start
  const requests: Request[] = []
  let woken = false
  let turns = 0
  let standing: RunRecord | null = null
  let shown: RunStatus | undefined

  // Handlers are set before the first wait, since a signal may have started this workflow.
  setHandler(
    wakeUp,
    () => {
      woken = true
    },
    { description: descriptions.wake },
  )
  setHandler(
    unenroll,
    () => {
      requests.push('unenroll')
    },
    { description: descriptions.unenroll },
  )
  setHandler(readState, () => viewOf(standing, run_id), { description: descriptions.state })
  setHandler(
    skipWait,
    async () => {
      const before = turns
      requests.push('skip_wait')
      await condition(() => turns > before && requests.length === 0)
      return viewOf(standing, run_id)
    },
    {
      description: descriptions.skipWait,
      validator() {
        const status = standing?.state.status
        if (status !== 'delayed' && status !== 'waiting') throw ApplicationFailure.nonRetryable(`The run is ${status}.`)
      },
    },
  )

  for (;;) {
    woken = false
    const request: Request | undefined = requests[0]
    const asked = { site_id, run_id, ...knownOf(standing), ...(request && { request }) }
    const summary = activitySummary(standing?.state, request)
    const answer: CarriedOn = await record.carryOn.executeWithOptions({ summary }, [asked])
    if (request) requests.shift()
    if (answer.type === 'gone') return 'gone'
    standing = answer.type === 'replaced' ? answer.standing : follow(standing, answer)
    turns += 1
    if (!standing) continue
    const { status } = standing.state
    if (start.attributes && status !== shown) upsertSearchAttributes([{ key: statusAttribute, value: status }])
    shown = status
    setCurrentDetails(stateDetails(standing.state))
    // A signal to a run that has just ended may be a retry.
    const called = () => woken || requests.length > 0
    if (called()) continue
    if (hasEnded(standing.state)) {
      await condition(allHandlersFinished)
      return endOf(standing.state)
    }
    const { historyLength, continueAsNewSuggested } = workflowInfo()
    if (historyLength > HISTORY_EVENTS_MAX || continueAsNewSuggested) await continueAsNew<typeof journeyRun>(start)
    if (answer.wait_ms === null) await condition(called)
    else if (answer.wait_ms > 0) {
      await condition(called, answer.wait_ms, { summary: timerSummary(standing.state) })
    }
  }
}

/** What the workflow already knows. */
const knownOf = (standing: RunRecord | null) =>
  standing
    ? { sequence: standing.state.sequence, journey_version: standing.journey_version }
    : { sequence: -1, journey_version: -1 }

/** Applies the record's inputs by the same rules; null if that does not lead to the record's state. */
function follow(standing: RunRecord | null, answer: CarriedOn & { type: 'changed' }): RunRecord | null {
  if (!standing) return null
  let { state } = standing
  for (const input of answer.inputs) state = step(standing.definition, state, input).state
  if (state.sequence === answer.sequence && state.status === answer.status) return { ...standing, state }
  log.warn('The run went on elsewhere; its record is followed.')
  return null
}

/** A failed run ends as a failed workflow: when its owner retries it, it begins again under the same id. */
function endOf({ status, reason }: State): RunStatus {
  if (status === 'failed') throw ApplicationFailure.nonRetryable('The run has failed.', reason ?? 'failed')
  return status
}

function viewOf(standing: RunRecord | null, run_id: string): RunView {
  if (!standing) return { run_id, status: 'pending', step_id: null, sequence: 0, wait: null, reason: null }
  const { status, step_id, sequence, wait, reason } = standing.state
  return { run_id, status, step_id, sequence, wait, reason }
}
