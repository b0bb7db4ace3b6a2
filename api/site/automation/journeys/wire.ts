/** Journeys as they travel. */

import { catalog } from '../../../platform/problem/catalog.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import type { JourneyRow, JourneySummaryRow } from '../journey-records/rules.ts'
import type { JourneyProblem } from './checks/validate.ts'

/** From counts by run status to sums that always add up. */
export function toCounts(counts: Record<string, number>) {
  const { completed = 0, stopped = 0, failed = 0 } = counts
  const enrolled = Object.values(counts).reduce((sum, n) => sum + n, 0)
  return { enrolled, live: enrolled - completed - stopped - failed, completed, stopped, failed }
}

export const toJourneySummary = (row: JourneySummaryRow, counts: Record<string, number>) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  status: row.status,
  paused: row.paused_at !== null,
  throttled_at: toInstantOrNull(row.throttled_at),
  published_version: row.published_version,
  published_at: toInstantOrNull(row.published_at),
  has_unpublished_changes: row.has_unpublished_changes,
  runs: toCounts(counts),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const toJourney = (row: JourneyRow, counts: Record<string, number>) => ({
  ...toJourneySummary(row, counts),
  document: row.document,
})

export const toProblem = ({ pointer, step_id, code, values }: JourneyProblem, locale: Locale) => ({
  pointer,
  step_id,
  code,
  text: messageOf(locale, code in catalog ? `problem.${code}` : `validation.${code}`, values),
})
