/** Moving runs to another version of their journey: which can be moved, which would act at once, and the move. */
import type { Definition, Step } from '../../../../../workflows/core/definition.ts'
import { canStandAt } from '../../../../../workflows/core/events.ts'
import { findStep } from '../../../../../workflows/core/graph.ts'
import type { State } from '../../../../../workflows/core/state.ts'
import { resolveDate } from '../../../../../workflows/time/date-field.ts'
import { resolveTime, type TimeContext } from '../../../../../workflows/time/resolve.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { BatchResult, Failure } from '../../../../platform/features/operations/operation-type.ts'
import { fieldById, readValue } from '../../../contacts/custom-fields/rules.ts'
import { readDefinition } from '../../journey-records/rules.ts'
import { countMoved } from '../metrics/counts.ts'
import { mailsOfRuns } from '../metrics/counts-store.ts'
import { leaveInputs } from '../rules.ts'
import type { RunRow } from '../store.ts'
import { isReadable } from '../wire.ts'
import { noteMove, readRecords } from './moves-store.ts'
import { type FoundRun, setVersion } from './store.ts'

type Db = Handle<'site'>
export type Obstacle = 'step_missing' | 'other_step' | 'state_version_unknown'

/** Why a run cannot be moved to a definition; null if it can. */
export function obstacleTo(run: Pick<RunRow, 'state'>, definition: Definition): Obstacle | null {
  if (!isReadable(run)) return 'state_version_unknown'
  const { state } = run
  if (state.step_id === null) return null
  const step = findStep(definition, state.step_id)
  if (!step) return 'step_missing'
  return canStandAt(state, step) ? null : 'other_step'
}

/** Moves the runs that can be moved; the others are unchanged. */
export async function moveBatch(
  tx: Db,
  { journey_id, to_version }: { journey_id: string; to_version: number },
  found: readonly FoundRun[],
  now: number,
): Promise<BatchResult> {
  const definition = await readDefinition(tx, journey_id, to_version)
  const moving: RunRow[] = []
  const failures: Failure[] = []
  for (const { run } of found) {
    const obstacle = obstacleTo(run, definition)
    if (obstacle === null) moving.push(run)
    else failures.push({ subject_id: run.id, code: obstacle })
  }
  if (moving.length > 0) {
    await noteMove(tx, journey_id, now)
    await move(tx, moving, to_version, now)
  }
  return { succeeded: moving.length, failures }
}

async function move(tx: Db, moving: readonly RunRow[], to_version: number, now: number): Promise<void> {
  const ids = moving.map(run => run.id)
  const records = await readRecords(tx, ids)
  const mails = await mailsOfRuns(tx, ids)
  const counted = moving.map(run => ({
    ...run,
    record: records.get(run.id) ?? [],
    mails: mails.get(run.id) ?? [],
  }))
  await countMoved(tx, counted, to_version)
  await setVersion(tx, ids, to_version)
  const input = { type: 'event', at: now, event: { type: 'moved', journey_version: to_version } } as const
  await leaveInputs(
    tx,
    ids.map(run_id => ({ run_id, input })),
  )
}

/** Whether a run's wait would be over under another version, which computes it again from its beginning. */
export async function wouldActAtOnce(db: Db, { run, timezone }: FoundRun, to: MoveContext): Promise<boolean> {
  const { state } = run
  const step = state.step_id === null ? undefined : findStep(to.definition, state.step_id)
  if (!step) return state.status === 'pending'
  const { wait, outstanding, retry } = state
  if (outstanding?.type !== 'sleep_until' || !wait || retry) return false
  const context = { definition: to.definition, lead_timezone: timezone, site_timezone: to.site_timezone }
  const at = await newEnd(db, run, step, { ...to, context, since: wait.since, waiting_for: wait.waiting_for })
  return at !== null && at <= to.now
}

export interface MoveContext {
  definition: Definition
  site_timezone: string
  now: number
}

interface WaitContext extends MoveContext {
  context: TimeContext
  since: number
  waiting_for: NonNullable<State['wait']>['waiting_for']
}

/** When a wait would end; null where that is not known beforehand. */
async function newEnd(db: Db, run: RunRow, step: Step, of: WaitContext): Promise<number | null> {
  const { context, since, waiting_for, now } = of
  if (waiting_for === 'open_window') {
    if (of.definition.business_hours === null) return now
    return resolveTime({ purpose: 'open_minute', from: now, duration: null }, context).at
  }
  if (step.type === 'delay' && step.until) {
    const { field_id, ...when } = step.until
    const field = await fieldById(db, field_id)
    if (field?.type !== 'date') return now
    const date = await readValue(db, run.lead_id, field)
    const request = { ...when, yearly: when.yearly ?? false, from: since }
    return resolveDate(request, date === null ? null : String(date), context).at ?? now
  }
  const duration =
    step.type === 'delay'
      ? step.duration
      : step.type === 'paths' || step.type === 'ask_question'
        ? step.wait_up_to
        : undefined
  return duration ? resolveTime({ purpose: 'delay', from: since, duration }, context).at : null
}
