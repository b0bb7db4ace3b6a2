/** The endpoint on the results of a page. */
import { query } from '../../../platform/endpoint.ts'
import { siteAddress } from '../../../platform/sites-config.ts'
import { dateOf, pageFact, periodOf, popupsOnPages, startOfDay } from '../../capture/results/rules.ts'
import { submissionsOnPages } from '../../capture/submissions/rules.ts'
import { visitsOnPages } from '../../contacts/visitors/rules.ts'
import { pagePath, publicNames } from './address.ts'
import * as contract from './results-contract.ts'
import { existingPage } from './rules.ts'
import * as store from './store.ts'

const none = { visits: 0, visitors: 0, submitted: 0, leads: 0 }
type Counts = typeof none

export const getPageResults = query(contract.getPageResults, async (db, { params, query: q }, context) => {
  const { installation, site } = context
  const row = await existingPage(db, params.page_id)
  const period = periodOf(q, context)
  const former = await store.formerHandles(db, row.id)
  const base = siteAddress(installation.config, site)
  const own = publicNames(row)
  const addresses = [...new Set([pagePath(own), `/${own.handle}`, ...former.map(handle => `/${handle}`)])].map(
    path => base + path,
  )
  const length = period.to - period.from + 1
  const starts = Array.from({ length: length + 1 }, (_, at) => startOfDay(site.timezone, period.from + at))
  const on = { addresses, starts }
  // They look at everything of the period, and must not keep others waiting.
  const database = await installation.databases.site(site.id)
  const found = await database.readSlow(async slow => [
    ...(await visitsOnPages(slow, on)),
    ...(await submissionsOnPages(slow, on)),
  ])
  const days = Array.from({ length }, (_, at) => ({ day: dateOf(period.from + at), ...none }))
  for (const { day, ...counted } of found) Object.assign(days[day] ?? {}, counted)
  const facts = addresses.flatMap(address => pageFact(address) ?? [])
  const popups = await popupsOnPages(db, facts, period)
  const ids = popups.map(({ popup_id }) => popup_id)
  const names = new Map((await installation.connections.namesOf(db, ids)).map(one => [one.id, one.name]))
  return {
    from: dateOf(period.from),
    to: dateOf(period.to),
    tracked: site.tracking.enabled,
    totals: days.reduce(added, none),
    days,
    popups: popups.map(one => ({ ...one, name: names.get(one.popup_id) ?? null })),
  }
})

const added = (sum: Counts, one: Counts): Counts => ({
  visits: sum.visits + one.visits,
  visitors: sum.visitors + one.visitors,
  submitted: sum.submitted + one.submitted,
  leads: sum.leads + one.leads,
})
