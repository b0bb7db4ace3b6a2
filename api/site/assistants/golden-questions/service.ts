/** The endpoints on golden questions. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { existingAssistant } from '../assistants/rules.ts'
import { requireSources } from '../knowledge-sources/rules.ts'
import * as contract from './contract.ts'
import { goldenLimits } from './limits.ts'
import * as store from './store.ts'
import { toQuestion } from './wire.ts'

export const listGoldenQuestions = query(contract.listGoldenQuestions, async (db, { params, query: q }) => {
  const { id } = await existingAssistant(db, params.assistant_id)
  const rows = await store.pageOfQuestions(db, id, listPage(q))
  return page(q, rows, listKey(q), toQuestion)
})

export const createGoldenQuestion = action(
  contract.createGoldenQuestion,
  async (tx, { params, body }, { newId, now }) => {
    const { id: assistant_id } = await existingAssistant(tx, params.assistant_id)
    const maximum = goldenLimits.golden_questions_max
    if ((await store.countQuestions(tx, assistant_id)) >= maximum)
      throw problem('too_many_golden_questions', { values: { maximum } })
    await requireExpected(tx, body.expected)
    const at = now()
    const row = { id: newId('golden_question'), assistant_id, ...body, version: 1, created_at: at, updated_at: at }
    await store.insertQuestion(tx, row)
    return toQuestion(row)
  },
)

export const updateGoldenQuestion = action(
  contract.updateGoldenQuestion,
  async (tx, { params, body }, { now, ifMatch, changedFrom }) => {
    const row = await existing(tx, params)
    ifMatch(row.version)
    changedFrom(toQuestion(row))
    const { question = row.question, expected = row.expected } = body
    await requireExpected(tx, expected)
    await store.saveQuestion(tx, row.id, { question, expected, updated_at: now() })
    return toQuestion(await existing(tx, params))
  },
)

export const deleteGoldenQuestion = action(contract.deleteGoldenQuestion, async (tx, { params }) => {
  const row = await existing(tx, params)
  await store.removeQuestion(tx, row.id)
})

type Tx = Parameters<typeof store.findQuestion>[0]

async function existing(db: Tx, of: { assistant_id: string; question_id: string }): Promise<store.QuestionRow> {
  const row = await store.findQuestion(db, of.assistant_id, of.question_id)
  if (!row) throw problem('not_found')
  return row
}

async function requireExpected(db: Tx, expected: store.QuestionRow['expected']): Promise<void> {
  const ids = expected.map(({ source_id }) => source_id)
  await requireSources(db, ids, '/expected')
}
