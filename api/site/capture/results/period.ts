/** A period of local days of a site, as endpoints are asked for it. */
import { z } from '@hono/zod-openapi'
import type { Context } from '../../../platform/features/context.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { localDay } from '../../../platform/texts/local-days.ts'
import { dayOfDate } from './adding-up.ts'
import { resultLimits } from './limits.ts'
import type { Period } from './store.ts'

const day = z
  .string()
  .refine(t => /^\d{4}-\d{2}-\d{2}$/.test(t) && new Date(t).toJSON()?.startsWith(t) === true, {
    params: { code: 'date_invalid' },
  })
  .openapi({ type: 'string', format: 'date' })

export const periodQuery = {
  from: day.optional().openapi({
    description: `First day, in the site’s time zone (\`YYYY-MM-DD\`). Defaults to the last ${resultLimits.results_days_default} days.`,
  }),
  to: day.optional().openapi({ description: 'Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today.' }),
}

export interface AskedPeriod {
  from?: string | undefined
  to?: string | undefined
}
interface Extent {
  days_default: number
  days_max: number
}

const extent: Extent = { days_default: resultLimits.results_days_default, days_max: resultLimits.results_days_max }

/** The requested period; the default is a fixed number of days that end today. */
export function periodOf(
  { from, to }: AskedPeriod,
  { site, now }: Pick<Context, 'site' | 'now'>,
  { days_default, days_max: maximum }: Extent = extent,
): Period {
  const last = to === undefined ? localDay(site.timezone, now()) : dayOfDate(to)
  const first = from === undefined ? last - days_default + 1 : dayOfDate(from)
  if (first > last) throw invalid('/to', 'ends_before_start')
  if (last - first + 1 > maximum) throw invalid('/from', 'too_many_days', { maximum })
  return { from: first, to: last }
}
