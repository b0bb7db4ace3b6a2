/** From rows to what the API answers. */
import { usdMicros } from '../../../platform/network/ai/cost.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import type { QuestionRow, ResultRow, RunRow } from './store.ts'

export const toQuestion = (row: QuestionRow) => ({
  id: row.id,
  assistant_id: row.assistant_id,
  question: row.question,
  expected: row.expected,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const toRun = (row: RunRow, isUnderWay: boolean) => ({
  id: row.id,
  assistant_id: row.assistant_id,
  target: row.target,
  settings_version: row.settings_version,
  status: row.ended_at !== null ? ('completed' as const) : isUnderWay ? ('running' as const) : ('canceled' as const),
  is_automatic: row.is_automatic,
  with_answers: row.with_answers,
  operation_id: row.operation_id,
  questions: row.questions,
  passed: row.passed,
  cost_usd_micros: usdMicros(row.cost),
  created_at: toInstant(row.created_at),
  ended_at: toInstantOrNull(row.ended_at),
})

export const toResult = (row: ResultRow) => ({
  question_id: row.question_id,
  question: row.question,
  passed: row.passed,
  ...(row.reason !== null && { reason: row.reason }),
  rank: row.rank,
  confidence: row.confidence,
  answerable: row.answerable,
  passages: row.passages,
  answer: row.answer,
  model: row.model,
  cost_usd_micros: usdMicros(row.cost),
})
