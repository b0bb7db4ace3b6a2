/** Asks golden questions, as an operation: as visitors would be answered, without a conversation. */

import { z } from '@hono/zod-openapi'
import { type OperationWork, operationType } from '../../../platform/features/operations/operation-type.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { rowsAfter } from '../../../platform/http/list-page.ts'
import { findAssistant } from '../assistants/rules.ts'
import { askOne } from './ask-question.ts'
import { goldenRunEnded } from './events.ts'
import { settingsKey } from './keys.ts'
import { goldenLimits } from './limits.ts'
import * as store from './store.ts'

const parameters = z.strictObject({
  run_id: z.string(),
  assistant_id: z.string(),
  target: z.enum(['draft', 'live']),
  with_answers: z.boolean(),
})
type Parameters = z.output<typeof parameters>

type QuestionOutcome = Awaited<ReturnType<typeof askOne>>
type Rows = { type: 'gone' } | { type: 'asked'; asked: QuestionOutcome[]; is_last: boolean }

function asking(scope: SiteScope): OperationWork<Parameters, string, Rows, 'assistant_changed'> {
  const { database, installation, clock } = scope
  /** The settings that the run began with; undefined once they are others. */
  const present = async ({ run_id, assistant_id, target }: Parameters) => {
    const site = await scope.facts()
    const { run, row } = await database.read(async db => ({
      run: await store.findRun(db, assistant_id, run_id),
      row: await findAssistant(db, assistant_id),
    }))
    const settings = target === 'draft' ? row?.settings : row?.published
    const isSame = run && settings && settingsKey(settings) === run.settings_key
    return isSame && site ? { site, settings, version: run.settings_version } : undefined
  }
  return {
    count: ({ parameters: { assistant_id } }) => database.read(db => store.countQuestions(db, assistant_id)),
    async find({ parameters }, after) {
      const of = await present(parameters)
      if (!of) return { rows: { type: 'gone' }, cursor: after ?? '', is_last: true }
      const limit = parameters.with_answers ? 1 : goldenLimits.golden_batch_questions
      const page = rowsAfter(after, limit)
      const found = await database.read(db => store.pageOfQuestions(db, parameters.assistant_id, page))
      const is_last = found.length <= limit
      const asked: QuestionOutcome[] = []
      for (const question of found.slice(0, limit))
        asked.push(await askOne(scope, of, question, parameters.with_answers))
      const cursor = asked.at(-1)?.question_id ?? after ?? ''
      return { rows: { type: 'asked', asked, is_last }, cursor, is_last }
    },
    async apply(tx, { parameters: { run_id, assistant_id } }, rows) {
      const run = rows.type === 'gone' ? undefined : await store.findRun(tx, assistant_id, run_id)
      if (rows.type === 'gone' || !run) return { canceled: 'assistant_changed' }
      const { emit, now } = acting(installation, clock)
      const results = rows.asked.map(result => ({ ...result, run_id }))
      await store.insertResults(tx, results)
      const passed = rows.asked.filter(one => one.passed).length
      await store.saveRun(tx, run_id, {
        questions: run.questions + rows.asked.length,
        passed: run.passed + passed,
        cost: run.cost + rows.asked.reduce((sum, { cost }) => sum + cost, 0),
        ...(rows.is_last && { ended_at: now() }),
      })
      if (rows.is_last) await emit(tx, goldenRunEnded, { subject_id: assistant_id })
      return { succeeded: rows.asked.length, counts: { passed, not_passed: rows.asked.length - passed } }
    },
  }
}

export const goldenRun = operationType({
  name: 'golden_run',
  permission: 'manage-assistants',
  parameters,
  details: ({ target, with_answers }) => ({ target, with_answers }),
  failures: [],
  reasons: ['assistant_changed'],
  work: asking,
})
