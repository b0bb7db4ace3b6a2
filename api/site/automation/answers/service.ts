/** The endpoints on answers to mailed questions. */

import { query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { summaryOf } from '../../contacts/lead-records/rules.ts'
import * as contract from './contract.ts'
import * as store from './store.ts'

/** The answer's label, as the person read it. */
export const saidIn = ({ answer, question }: store.ListedAnswer): string | null =>
  answer.text ?? question.answers.find(({ id }) => id === answer.answer_id)?.label ?? null

const toAnswer = (row: store.ListedAnswer) => ({
  id: row.answer.id,
  email_id: row.answer.email_id,
  run_id: row.answer.run_id,
  journey_id: row.question.journey_id,
  step_id: row.answer.step_id,
  lead_id: row.answer.lead_id,
  lead: summaryOf(row),
  question: row.question.question,
  answer_id: row.answer.answer_id,
  answer: saidIn(row),
  created_at: toInstant(row.answer.at),
  late: row.answer.late,
})

export const listAnswers = query(contract.listAnswers, async (db, { query: q }) => {
  const { journey_id, step_id, run_id, lead_id, from, to, search } = q
  const filter = { journey_id, step_id, run_id, lead_id, from, to, search }
  const rows = await store.pageOfAnswers(db, filter, listPage(q))
  return page(q, rows, ({ answer }) => listKey(q)(answer), toAnswer)
})
