/** How many were enrolled in journeys on each of the last days, for lists of them: one statement for a whole page. */
import type { Handle } from '../../../platform/database/handle.ts'
import { resultLimits } from '../../capture/results/limits.ts'
import { dateOf } from '../../capture/results/rules.ts'
import { enrolledByDay } from '../runs/rules.ts'

const days = resultLimits.results_recent_days

/** Of each of these, zeros where nobody was. */
export async function countRecentEnrollments(db: Handle<'site'>, journey_ids: readonly string[], today: number) {
  const from = today - days + 1
  const rows = journey_ids.length === 0 ? [] : await enrolledByDay(db, journey_ids, from, today)
  const byJourney = Map.groupBy(rows, ({ journey_id }) => journey_id)
  return (id: string) => {
    const byDay = Array<number>(days).fill(0)
    for (const { day, count } of byJourney.get(id) ?? []) byDay[day - from] = count
    const enrolled = byDay.reduce((sum, count) => sum + count, 0)
    return { from: dateOf(from), to: dateOf(today), enrolled, days: byDay }
  }
}
