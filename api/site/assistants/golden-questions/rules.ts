/** When golden questions are asked, and whether a draft answers them as well as what is live does. */
import type { Config } from '../../../platform/config/config.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import {
  beginOperation,
  findOperation,
  isUnderWay,
  type OperationRow,
} from '../../../platform/features/operations/rules.ts'
import type { AssistantRow, AssistantSettings } from '../assistants/rules.ts'
import { knowledgeKey, settingsKey } from './keys.ts'
import { goldenRun } from './run-operation.ts'
import * as store from './store.ts'
import type { goldenReasons, goldenTargets } from './table.ts'

type Db = Handle<'site'>
type StartContext = Pick<InAction, 'newId' | 'now' | 'actor' | 'emit'>
export type Target = (typeof goldenTargets)[number]

export async function isRunning(db: Db, { operation_id, ended_at }: store.RunRow): Promise<boolean> {
  const operation = ended_at !== null || operation_id === null ? undefined : await findOperation(db, operation_id)
  return operation !== undefined && isUnderWay(operation)
}

/** What is asked, and in which version; undefined: nothing is live. */
export const askedOf = (row: AssistantRow, target: Target) =>
  target === 'draft'
    ? { settings: row.settings, version: row.settings_version }
    : row.published && row.published_version !== null
      ? { settings: row.published, version: row.published_version }
      : undefined

interface How {
  target: Target
  settings: AssistantSettings
  version: number
  with_answers: boolean
  is_automatic: boolean
  installation: { config: Config }
}

export async function beginRun(tx: Db, row: AssistantRow, how: How, context: StartContext): Promise<OperationRow> {
  const { target, settings, version, with_answers, is_automatic } = how
  const id = context.newId('golden_run')
  const parameters = { run_id: id, assistant_id: row.id, target, with_answers }
  const operation = await beginOperation(tx, goldenRun, { parameters, subject_id: row.id }, context)
  await store.insertRun(tx, {
    ...{ id, assistant_id: row.id, target, settings_version: version, with_answers, is_automatic },
    settings_key: settingsKey(settings),
    knowledge_key: await knowledgeKey(tx, row.id, settings, how.installation),
    operation_id: operation.id,
    ...{ questions: 0, passed: 0, cost: 0, created_at: context.now(), ended_at: null },
  })
  return operation
}

/** Whether the last run of such settings says what they would say now. */
export async function isCurrent(
  db: Db,
  run: store.RunRow | undefined,
  settings: AssistantSettings,
  installation: { config: Config },
): Promise<boolean> {
  return run !== undefined && run.knowledge_key === (await knowledgeKey(db, run.assistant_id, settings, installation))
}

export interface Difference {
  question_id: string
  question: string
  reason?: (typeof goldenReasons)[number]
}

export interface Comparison {
  questions: number
  is_current: boolean
  draft: store.RunRow | undefined
  live: store.RunRow | undefined
  better: Difference[]
  worse: Difference[]
}

export async function compared(db: Db, row: AssistantRow, installation: { config: Config }): Promise<Comparison> {
  const draft = await store.lastEnded(db, row.id, settingsKey(row.settings))
  const live = row.published ? await store.lastEnded(db, row.id, settingsKey(row.published)) : undefined
  const present = await store.listQuestions(db, row.id)
  const results = await store.listResults(
    db,
    [draft, live].flatMap(run => run?.id ?? []),
  )
  const of = (run: store.RunRow | undefined) =>
    new Map(results.filter(({ run_id }) => run_id === run?.id).map(one => [one.question_id, one]))
  const [now, before] = [of(draft), of(live)]
  const differing = (isBetter: boolean): Difference[] =>
    present.flatMap(({ id: question_id, question }) => {
      const [after, former] = [now.get(question_id), before.get(question_id)]
      // What is live was not asked this one yet; of a first draft all that fails is worse.
      if (!after || (row.published && !former)) return []
      if (after.passed !== isBetter || (former?.passed ?? !isBetter) === isBetter) return []
      return [{ question_id, question, ...(after.reason && { reason: after.reason }) }]
    })
  return {
    questions: present.length,
    is_current: await isCurrent(db, draft, row.settings, installation),
    ...{ draft, live },
    better: live ? differing(true) : [],
    worse: differing(false),
  }
}
