/** The endpoints that ask golden questions, and tell what came of it. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { existingAssistant, statusOf } from '../assistants/rules.ts'
import { askedOf, beginRun, compared, isRunning } from './rules.ts'
import * as contract from './runs-contract.ts'
import * as store from './store.ts'
import { toResult, toRun } from './wire.ts'

export const startGoldenRun = action(
  contract.startGoldenRun,
  async (input, context) => ({ answer: await answering(input, context), installation: context.installation }),
  async (tx, { params, body }, context, { answer, installation }) => {
    const row = await existingAssistant(tx, params.assistant_id)
    const of = askedOf(row, body.target)
    if (!of) throw problem('transition_not_allowed', { values: { status: statusOf(row) } })
    if ((await store.countQuestions(tx, row.id)) === 0) throw problem('no_golden_questions')
    const last = await store.lastRun(tx, row.id)
    if (last && (await isRunning(tx, last))) throw problem('golden_run_under_way')
    const { target, with_answers = false } = body
    const how = { ...of, target, with_answers, is_automatic: false, installation }
    return answer(tx, await beginRun(tx, row, how, context))
  },
)

type Db = Parameters<typeof store.findRun>[0]
const told = async (db: Db, row: store.RunRow) => toRun(row, await isRunning(db, row))

export const listGoldenRuns = query(contract.listGoldenRuns, async (db, { params, query: q }) => {
  const { id } = await existingAssistant(db, params.assistant_id)
  const rows = await store.pageOfRuns(db, id, listPage(q))
  const running = new Set<string>()
  for (const row of rows) if (await isRunning(db, row)) running.add(row.id)
  return page(q, rows, listKey(q), row => toRun(row, running.has(row.id)))
})

export const getGoldenRun = query(contract.getGoldenRun, async (db, { params }) => {
  const row = await store.findRun(db, params.assistant_id, params.run_id)
  if (!row) throw problem('not_found')
  return { ...(await told(db, row)), results: (await store.listResults(db, [row.id])).map(toResult) }
})

export const compareGoldenRuns = query(contract.compareGoldenRuns, async (db, { params }, { installation }) => {
  const row = await existingAssistant(db, params.assistant_id)
  const { draft, live, ...difference } = await compared(db, row, installation)
  return {
    ...difference,
    ...(draft && { draft: await told(db, draft) }),
    ...(live && { live: await told(db, live) }),
  }
})
