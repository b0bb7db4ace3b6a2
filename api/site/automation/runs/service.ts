/** The endpoints on one run, and the list of runs. Many at once are in actions/, numbers in metrics/. */
import { findStep } from '../../../../workflows/core/graph.ts'
import type { Input } from '../../../../workflows/core/inputs.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { afterKey, type PageQuery, page, pageLimit } from '../../../platform/http/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { sendsOfRun } from '../../email/emails/rules.ts'
import { findDefinitions } from '../journey-records/rules.ts'
import { type Ask, inputOf, isPossible } from './actions/requests.ts'
import * as contract from './contract.ts'
import { keysOfRuns, type ListedRun, listedRuns, type RunKey } from './list-store.ts'
import { temporalUrl } from './record/temporal.ts'
import { existingRun, leaveInput } from './rules.ts'
import { selectionOf, withinTimes } from './run-filter.ts'
import * as store from './store.ts'
import { isReadable, toEntries, toRun, toRunEmail } from './wire.ts'

type Db = Handle<'site'>

/** The last run of the page before. */
export function afterRun(query: PageQuery): RunKey | null {
  const key = afterKey(query, 2)
  if (key === null) return null
  const [enrolled_at, id] = key
  if (typeof enrolled_at !== 'number' || typeof id !== 'string') throw invalid('/cursor', 'cursor_invalid')
  return { enrolled_at, id }
}

export const listRuns = query(contract.listRuns, async (db, { query: q }, { locale }) => {
  const { limit: _limit, cursor: _cursor, sort, created_after, created_before, ...filter } = q
  const selection = selectionOf(withinTimes(filter, { created_after, created_before }))
  const oldest_first = sort === 'created_at'
  const keys = await keysOfRuns(db, selection, { after: afterRun(q), limit: pageLimit(q) + 1, oldest_first })
  const rows = await listedRuns(db, keys)
  return page(
    q,
    rows,
    ({ run }) => [run.enrolled_at, run.id],
    row => toRun(row, locale),
  )
})

async function listed(db: Db, id: string): Promise<ListedRun> {
  const [row] = await listedRuns(db, [{ enrolled_at: 0, id }])
  if (!row) throw problem('not_found')
  return row
}

export const getRun = query(contract.getRun, async (db, { params }, { locale, installation }) => {
  const row = await listed(db, params.run_id)
  const transitions = await store.listTransitions(db, params.run_id)
  const versions = new Set(transitions.map(t => t.journey_version))
  const definitions = await findDefinitions(db, row.run.journey_id, [...versions])
  const typeOf = (version: number, step_id: string) => {
    const definition = definitions.get(version)
    return definition ? (findStep(definition, step_id)?.type ?? null) : null
  }
  return {
    ...toRun(row, locale),
    entries: transitions.flatMap(t => toEntries(t, typeOf)),
    emails: (await sendsOfRun(db, params.run_id)).map(toRunEmail),
    temporal_url: temporalUrl(installation.config, params.run_id),
  }
})

/** Leaves the input of the action. */
async function ask(tx: Db, run_id: string, asked: Ask, context: InAction) {
  const row = await existingRun(tx, run_id)
  if (!isReadable(row)) throw problem('run_stalled')
  if (!isPossible(asked, row)) throw problem('transition_not_allowed', { values: { status: row.status } })
  const at = context.now()
  const input: Input = inputOf(asked, at)
  await leaveInput(tx, row.id, input, at)
  return toRun(await listed(tx, row.id), context.locale)
}

export const stopRun = action(contract.stopRun, (tx, { params }, context) => ask(tx, params.run_id, 'stop', context))

export const retryRun = action(contract.retryRun, (tx, { params }, context) => ask(tx, params.run_id, 'retry', context))

export const skipWait = action(contract.skipWait, (tx, { params }, context) =>
  ask(tx, params.run_id, 'skip_wait', context),
)
