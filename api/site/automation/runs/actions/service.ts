/** The endpoints on many runs at once, and on moving runs to another version. */
import { setImmediate } from 'node:timers/promises'
import { findStep } from '../../../../../workflows/core/graph.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { InAction } from '../../../../platform/features/context.ts'
import { action, query } from '../../../../platform/features/endpoint.ts'
import { beginOperation } from '../../../../platform/features/operations/rules.ts'
import { answering } from '../../../../platform/features/operations/wire.ts'
import { invalid, problem } from '../../../../platform/problem/problem.ts'
import { existingJourney, findDefinitions, isJourney } from '../../journey-records/rules.ts'
import { countRunsBy, keysOfRuns, type RunKey } from '../list-store.ts'
import { selectionOfBody } from '../run-filter.ts'
import type { RunSelection } from '../table.ts'
import { type RunActionRequest, reachableBy, runAction } from './actions.ts'
import * as contract from './contract.ts'
import { type Obstacle, obstacleTo, wouldActAtOnce } from './moves.ts'
import { type FoundRun, findRuns } from './store.ts'

type Db = Handle<'site'>

export const previewRunAction = query(contract.previewRunAction, async (db, { body }, { now }) => ({
  matching: await countRunsBy(db, reachableBy(body.action, selectionOfBody(body.filter), now())),
}))

interface RunActionBody {
  action: RunActionRequest['action']
  selection: RunSelection
  to_version?: number
}

const begin = (tx: Db, { action, selection, ...rest }: RunActionBody, context: InAction) =>
  beginOperation(
    tx,
    runAction,
    {
      parameters: { action, selection: reachableBy(action, selection, context.now()), ...rest },
      subject_id: selection.journey_id ?? null,
    },
    context,
  )

export const createRunAction = action(contract.createRunAction, answering, async (tx, { body }, context, answer) => {
  const selection = selectionOfBody(body.filter)
  const { journey_id } = selection
  if (journey_id !== undefined && !(await isJourney(tx, journey_id)))
    throw invalid('/filter/journey_id', 'unknown_reference')
  return answer(tx, await begin(tx, { action: body.action, selection }, context))
})

interface Move {
  from_version?: number | undefined
  to_version?: number | undefined
  step_ids?: readonly string[] | undefined
}

/** The target version and the selected runs. */
async function moveOf(db: Db, journey_id: string, { from_version, to_version, step_ids }: Move) {
  const journey = await existingJourney(db, journey_id)
  const to = to_version ?? journey.published_version
  if (to === null) throw problem('transition_not_allowed', { values: { status: journey.status } })
  const definition = (await findDefinitions(db, journey_id, [to])).get(to)
  if (!definition) throw invalid('/to_version', 'unknown_reference')
  const selection: RunSelection = { journey_id, not_version: to, journey_version: from_version, step_ids }
  return { to, definition, selection }
}

const page_runs = 500

/** The runs of a selection, a page at a time; other work is let in between. */
async function* pagesOf(db: Db, selection: RunSelection): AsyncGenerator<FoundRun[]> {
  let after: RunKey | null = null
  for (;;) {
    const keys: RunKey[] = await keysOfRuns(db, selection, { after, limit: page_runs })
    yield await findRuns(db, keys)
    if (keys.length < page_runs) return
    after = keys.at(-1) ?? null
    await setImmediate()
  }
}

interface StepMove {
  journey_version: number
  step_id: string | null
  step_type: string | null
  runs: number
  movable: number
  acts_at_once: number
  reason?: Obstacle
}

export const previewMove = query(contract.previewMove, async (db, { params, body }, { site, now }) => {
  const { to, definition, selection } = await moveOf(db, params.journey_id, body)
  const moving = { definition, site_timezone: site.timezone, now: now() }
  const steps = new Map<string, StepMove>()
  for await (const found of pagesOf(db, reachableBy('move', selection, now()))) {
    for (const each of found) {
      const { journey_version, step_id } = each.run
      const key = `${journey_version} ${step_id ?? ''}`
      const none = { runs: 0, movable: 0, acts_at_once: 0, step_type: null }
      const step = steps.get(key) ?? { journey_version, step_id, ...none }
      steps.set(key, step)
      step.runs += 1
      const obstacle = obstacleTo(each.run, definition)
      if (obstacle) step.reason ??= obstacle
      else {
        step.movable += 1
        if (await wouldActAtOnce(db, each, moving)) step.acts_at_once += 1
      }
    }
  }
  const versions = [...new Set([...steps.values()].map(step => step.journey_version))]
  const definitions = await findDefinitions(db, params.journey_id, versions)
  const listed = [...steps.values()].map(step => {
    const of = definitions.get(step.journey_version)
    return { ...step, step_type: (of && findStep(of, step.step_id)?.type) ?? null }
  })
  const sum = (of: (step: StepMove) => number) => listed.reduce((total, step) => total + of(step), 0)
  const runs = sum(step => step.runs)
  const movable = sum(step => step.movable)
  return {
    to_version: to,
    runs,
    movable,
    unmovable: runs - movable,
    acts_at_once: sum(step => step.acts_at_once),
    steps: listed,
  }
})

export const moveRuns = action(contract.moveRuns, answering, async (tx, { params, body }, context, answer) => {
  const { to, selection } = await moveOf(tx, params.journey_id, body)
  return answer(tx, await begin(tx, { action: 'move', selection, to_version: to }, context))
})
