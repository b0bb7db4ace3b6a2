/** The operations on many runs at once, and on moving runs to another version. */
import { setImmediate } from 'node:timers/promises'
import { findStep } from '../../../../workflows/core/graph.ts'
import { toInstant, toInstantOrNull } from '../../../platform/clock.ts'
import type { Context, InAction } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { action, query } from '../../../platform/operation.ts'
import { afterId, page, pageLimit } from '../../../platform/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import type { Signals } from '../../../platform/signals.ts'
import { existingJourney, findDefinitions } from '../journeys/rules.ts'
import { carryOutBatch, reachableBy, runActionKind } from './actions.ts'
import type { RunActionRow } from './actions-store.ts'
import * as store from './actions-store.ts'
import * as contract from './contract-actions.ts'
import { countRunsBy, keysOfRuns, type RunKey } from './list-store.ts'
import { type Found, type Obstacle, obstacleTo, wouldActAtOnce } from './moves.ts'
import { selectionOfBody } from './run-filter.ts'
import type { RunSelection } from './table.ts'

type Db = Handle<'site'>

const toRunAction = (row: RunActionRow) => ({
  id: row.id,
  action: row.kind,
  journey_id: row.filter.journey_id ?? null,
  to_version: row.to_version,
  status: row.ended_at === null ? ('running' as const) : ('done' as const),
  matching: row.matching,
  done: row.done,
  left: row.left,
  created_at: toInstant(row.created_at),
  ended_at: toInstantOrNull(row.ended_at),
})

export const previewRunAction = query(contract.previewRunAction, async (db, { body }, { now }) => ({
  matching: await countRunsBy(db, reachableBy(body.action, selectionOfBody(body.filter), now())),
}))

const signalsOf = async (_input: unknown, { installation }: Context): Promise<Signals> => installation.signals

interface Asked {
  kind: RunActionRow['kind']
  selection: RunSelection
  to_version: number | null
}

/** Writes down what is asked, carries out the first batch and leaves the others to a job. */
async function begin(tx: Db, { kind, selection, to_version }: Asked, context: InAction, signals: Signals) {
  const now = context.now()
  const filter = reachableBy(kind, selection, now)
  const id = context.newId('run_action')
  const none = { done: 0, left: 0, after_at: null, after_id: null, ended_at: null }
  const row = { id, kind, filter, to_version, matching: await countRunsBy(tx, filter), created_at: now, ...none }
  await store.insertAction(tx, row)
  const over = await carryOutBatch(tx, row, now)
  if (!over) await enqueue(tx, { kind: runActionKind, subject_id: id, due_at: now }, now)
  context.afterCommit(() => {
    signals.wake('runs', context.site.id)
    if (!over) signals.wake('jobs', context.site.id)
  })
  return toRunAction(await existingAction(tx, id))
}

async function existingAction(db: Db, id: string): Promise<RunActionRow> {
  const row = await store.findAction(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const createRunAction = action(contract.createRunAction, signalsOf, (tx, { body }, context, signals) =>
  begin(tx, { kind: body.action, selection: selectionOfBody(body.filter), to_version: null }, context, signals),
)

export const listRunActions = query(contract.listRunActions, async (db, { query: q }) => {
  const rows = await store.pageOfActions(db, { after: afterId(q), limit: pageLimit(q) })
  return page(q, rows, row => [row.id], toRunAction)
})

export const getRunAction = query(contract.getRunAction, async (db, { params }) =>
  toRunAction(await existingAction(db, params.run_action_id)),
)

interface Move {
  from_version?: number | undefined
  to_version?: number | undefined
  step_ids?: readonly string[] | undefined
}

/** The version to go to and the runs that are meant. */
async function moveOf(db: Db, journey_id: string, { from_version, to_version, step_ids }: Move) {
  const journey = await existingJourney(db, journey_id)
  const to = to_version ?? journey.published_version
  if (to === null) throw problem('transition_not_allowed', { values: { state: journey.status } })
  const definition = (await findDefinitions(db, journey_id, [to])).get(to)
  if (!definition) throw invalid('/to_version', 'unknown_reference')
  const selection: RunSelection = { journey_id, not_version: to, journey_version: from_version, step_ids }
  return { to, definition, selection }
}

const page_runs = 500

/** The runs of a selection, a page at a time; other work is let in between. */
async function* pagesOf(db: Db, selection: RunSelection): AsyncGenerator<Found[]> {
  let after: RunKey | null = null
  for (;;) {
    const keys: RunKey[] = await keysOfRuns(db, selection, { after, limit: page_runs })
    yield await store.runsOf(db, keys)
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

export const moveRuns = action(contract.moveRuns, signalsOf, async (tx, { params, body }, context, signals) => {
  const { to, selection } = await moveOf(tx, params.journey_id, body)
  return begin(tx, { kind: 'move', selection, to_version: to }, context, signals)
})
