/** What popups and campaigns came to lately, for lists of them: one query for a whole page. */
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../../platform/database/handle.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { list } from '../../../platform/schemas/query-values.ts'
import { dateOf } from './adding-up.ts'
import { resultLimits } from './limits.ts'
import { type Period, recentCounts } from './store.ts'

const date = z.string().openapi({ format: 'date' })

export const recentResults = z
  .object({
    from: date,
    to: date,
    visitors: z.int().openapi({ description: 'Visitors who first saw it in these days.' }),
    converted: z.int().openapi({ description: 'Those of `visitors` who have submitted its form since.' }),
    rate: z.number().nullable().openapi({ description: '`converted` divided by `visitors`. `null` without visitors.' }),
    submitted: z.int(),
    days: z.array(z.int()).openapi({ description: 'Submissions per day, from `from` to `to`.' }),
  })
  .openapi('RecentResults', {
    description: `The last ${resultLimits.results_recent_days} days in the site’s time zone.`,
  })
export type RecentResults = z.infer<typeof recentResults>

/** What a list of popups or campaigns can hold of each besides itself. */
export const expandRecent = list(
  enumOf({ recent_results: 'The results of the last days.' }).openapi('ResultExpansion'),
).optional()

/** Of each of these, zeros where nothing happened. */
export async function readRecentResults(
  db: Handle<'site'>,
  ids: readonly string[],
  today: number,
): Promise<(id: string) => RecentResults> {
  const period: Period = { from: today - resultLimits.results_recent_days + 1, to: today }
  const rows = Map.groupBy(await recentCounts(db, ids, period), row => row.id)
  return id => {
    const own = rows.get(id) ?? []
    const sum = (name: 'visitors' | 'converted' | 'submitted') => own.reduce((total, row) => total + row[name], 0)
    const byDay = new Map(own.map(row => [row.day, row.submitted]))
    const visitors = sum('visitors')
    const converted = sum('converted')
    return {
      from: dateOf(period.from),
      to: dateOf(period.to),
      visitors,
      converted,
      rate: visitors === 0 ? null : converted / visitors,
      submitted: sum('submitted'),
      days: Array.from({ length: resultLimits.results_recent_days }, (_, at) => byDay.get(period.from + at) ?? 0),
    }
  }
}
