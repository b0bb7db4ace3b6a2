/** Counts the leads of every audience, each hour: the last count of a day is that day's. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour, type Housekeeping } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { lastDays } from '../lead-records/rules.ts'
import { countAll, forgetCounts, haveMany, saveCounts } from './counts-store.ts'
import { audienceLimits } from './limits.ts'

type Scope = Pick<SiteScope, 'database' | 'clock' | 'facts'>

export async function countAudiences({ database, clock, facts }: Scope): Promise<void> {
  const site = await facts()
  if (!site) return
  const counts = await ((await database.read(haveMany)) ? database.readSlow(countAll) : database.read(countAll))
  if (counts.size === 0) return
  const days = lastDays(audienceLimits.audience_growth_days_max, site.timezone, clock.now())
  const [oldest, today] = [days[0]?.date, days.at(-1)?.date]
  if (oldest === undefined || today === undefined) return
  await database.write(async tx => {
    await saveCounts(tx, today, counts)
    await forgetCounts(tx, oldest)
  })
}

export const countingAudiences = (scope: SiteScope): Housekeeping =>
  everyHour(
    () => countAudiences(scope),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'counts of audiences'),
  )
