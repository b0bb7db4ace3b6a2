/** The endpoint on the results of a page. */
import { query } from '../../../platform/features/endpoint.ts'
import { dateOf, pageCounts, periodOf, popupsOnPage } from '../../capture/results/rules.ts'
import * as contract from './results-contract.ts'
import { existingPage } from './rules.ts'

const none = { visits: 0, visitors: 0, submitted: 0, leads: 0 }
type Counts = typeof none

export const getPageResults = query(contract.getPageResults, async (db, { params, query: q }, context) => {
  const { installation, site } = context
  const { id } = await existingPage(db, params.page_id)
  const period = periodOf(q, context)
  const byDay = new Map((await pageCounts(db, id, period)).map(({ day, ...counted }) => [day, counted]))
  const days = Array.from({ length: period.to - period.from + 1 }, (_, at) => ({
    day: dateOf(period.from + at),
    ...(byDay.get(period.from + at) ?? none),
  }))
  const popups = await popupsOnPage(db, id, period)
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
