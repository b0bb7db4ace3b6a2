/** The operations on answers to mailed questions. */
import { toInstant } from '../../platform/clock.ts'
import { query } from '../../platform/operation.ts'
import { afterId, page, pageLimit } from '../../platform/pagination.ts'
import * as contract from './contract.ts'
import * as store from './store.ts'

type Listed = Awaited<ReturnType<typeof store.pageOfAnswers>>[number]

const toAnswer = ({ answer, question }: Listed) => ({
  id: answer.id,
  email_id: answer.email_id,
  run_id: answer.run_id,
  journey_id: question.journey_id,
  step_id: answer.step_id,
  lead_id: answer.lead_id,
  question: question.question,
  answer_id: answer.answer_id,
  answer: answer.text ?? question.answers.find(({ id }) => id === answer.answer_id)?.label ?? null,
  at: toInstant(answer.at),
  late: answer.late,
})

export const listAnswers = query(contract.listAnswers, async (db, { query: q }) => {
  const { journey_id, run_id, lead_id } = q
  const rows = await store.pageOfAnswers(
    db,
    { journey_id, run_id, lead_id },
    { after: afterId(q), limit: pageLimit(q) },
  )
  return page(q, rows, ({ answer }) => [answer.id], toAnswer)
})
