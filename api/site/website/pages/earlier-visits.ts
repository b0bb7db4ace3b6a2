/**
 * Counts what happened on pages before their counts were kept under their ids: once for each page that an upgrade found, from
 * the addresses that stored visits and forms name.
 */

import { siteAddress } from '../../../platform/config/sites-config.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { localDay, startOfDay } from '../../../platform/texts/local-days.ts'
import { addEarlierPageCounts, pageFact } from '../../capture/results/rules.ts'
import { submissionsOnPages } from '../../capture/submissions/rules.ts'
import { visitsOnPages } from '../../contacts/visitors/rules.ts'
import { pagePath, publicNames } from './address.ts'
import * as store from './store.ts'

type Scope = Pick<SiteScope, 'database' | 'facts' | 'installation'>

export async function countEarlierVisits({ database, facts, installation }: Scope, signal: AbortSignal): Promise<void> {
  const site = await facts()
  if (!site) return
  for (const row of await database.read(store.uncountedPages)) {
    if (signal.aborted) return
    const former = await database.read(db => store.formerHandles(db, row.id))
    const base = siteAddress(installation.config, site)
    const own = publicNames(row)
    const paths = [pagePath(own), `/${own.handle}`, ...former.map(handle => `/${handle}`)]
    await countPage(
      { database },
      site,
      row,
      [...new Set(paths)].map(path => base + path),
    )
  }
}

async function countPage(
  { database }: Pick<Scope, 'database'>,
  { timezone }: Pick<SiteFacts, 'timezone'>,
  { id, created_at, uncounted_before }: store.UncountedPage,
  addresses: readonly string[],
): Promise<void> {
  const [first, last] = [localDay(timezone, created_at), localDay(timezone, uncounted_before)]
  const starts = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => startOfDay(timezone, first + at))
  const on = { addresses, starts: [...starts, uncounted_before] }
  // They look at everything that is stored, and must not keep others waiting.
  const found = await database.readSlow(async slow => ({
    visits: await visitsOnPages(slow, on),
    submissions: await submissionsOnPages(slow, on),
  }))
  const days = [...found.visits, ...found.submissions].map(({ day, ...counted }) => ({ day: first + day, ...counted }))
  const values = addresses.flatMap(address => pageFact(address) ?? [])
  await database.write(async tx => {
    await addEarlierPageCounts(tx, id, days, { values, last })
    await store.savePage(tx, id, { uncounted_before: null })
  })
}

export const countingEarlierVisits = (scope: SiteScope) =>
  everyHour(
    signal => countEarlierVisits(scope, signal),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'earlier visits'),
  )
