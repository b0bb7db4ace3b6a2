/** Forgets visits and unknown visitors after as many days as the site says, in batches. */

import { everyHour } from '../../platform/hourly.ts'
import { limits } from '../../platform/limits.ts'
import { errorFields } from '../../platform/log.ts'
import type { SiteScope } from '../../site-work.ts'
import { forgetViewers, localDay } from '../results/rules.ts'
import { forgetVisitors, forgetVisits } from './store.ts'

const day_ms = 86_400_000
const batch = 1_000

export function forgettingVisits({ installation, site_id, database, clock, facts }: SiteScope) {
  const work = async (signal: AbortSignal) => {
    const site = await facts()
    const days = site?.tracking.kept_days ?? limits.visits_kept_days_max
    const before = clock.now() - days * day_ms
    const before_day = localDay(site?.timezone ?? 'UTC', before)
    for (const forget of [
      () => database.write(tx => forgetVisits(tx, before, batch)),
      () => database.write(tx => forgetVisitors(tx, before, batch)),
      () => database.write(tx => forgetViewers(tx, before_day, batch)),
    ]) {
      while (!signal.aborted && (await forget()));
    }
  }
  return everyHour(work, error => installation.log.error({ site_id, ...errorFields(error) }, 'old visits'))
}
