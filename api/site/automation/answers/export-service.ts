/** Answers as CSV, streamed page by page at the caller's pace. */

import { endpoint } from '../../../platform/features/endpoint.ts'
import { csvRow } from '../../../platform/files/csv.ts'
import { rowsAfter } from '../../../platform/http/list-page.ts'
import { csvDownload } from '../../../platform/routing/file-download.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { summaryOf } from '../../contacts/lead-records/rules.ts'
import * as contract from './contract.ts'
import { saidIn } from './service.ts'
import { type ListedAnswer, pageOfAnswers } from './store.ts'

const page_answers = 500
const columns = [
  'answer_id',
  'answered_at',
  'journey_id',
  'step_id',
  'run_id',
  'lead_id',
  'email',
  'name',
  'question',
  'answer',
  'late',
]

const cellsOf = (row: ListedAnswer) => [
  row.answer.id,
  toInstant(row.answer.at),
  row.question.journey_id,
  row.answer.step_id,
  row.answer.run_id,
  row.answer.lead_id,
  row.email,
  summaryOf(row).name,
  row.question.question,
  saidIn(row),
  String(row.answer.late),
]

export const exportAnswers = endpoint(contract.exportAnswers, async ({ query }, context) => {
  const { installation, site } = context
  async function* pieces() {
    yield csvRow(columns)
    let after: string | null = null
    for (;;) {
      const database = await installation.databases.site(site.id)
      const rows: ListedAnswer[] = await database.read(db => pageOfAnswers(db, query, rowsAfter(after, page_answers)))
      const last = rows.at(-1)
      if (!last) return
      yield rows.map(row => csvRow(cellsOf(row))).join('')
      after = last.answer.id
    }
  }
  return csvDownload(context, 'answers.csv', pieces())
})
