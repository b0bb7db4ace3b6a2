/** The endpoints on results. */
import type { Context } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { query } from '../../../platform/endpoint.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { existingCampaign } from '../campaigns/rules.ts'
import { existingPopup, originalVariant, popupExists } from '../popups/rules.ts'
import { dateOf, dayOfDate, daysOf, isSplitUneven, type KnownVariant, sumOf, variantsOf } from './adding-up.ts'
import * as contract from './contract.ts'
import { resultLimits } from './limits.ts'
import { localDay } from './rules.ts'
import * as store from './store.ts'

type Db = Handle<'site'>
interface Wanted {
  from?: string | undefined
  to?: string | undefined
}

/** The requested period; the default is a fixed number of days that end today. */
function periodOf({ from, to }: Wanted, { site, now }: Context): store.Period {
  const last = to === undefined ? localDay(site.timezone, now()) : dayOfDate(to)
  const first = from === undefined ? last - resultLimits.results_days_default + 1 : dayOfDate(from)
  if (first > last) throw invalid('/to', 'ends_before_start')
  const maximum = resultLimits.results_days_max
  if (last - first + 1 > maximum) throw invalid('/from', 'too_many_days', { maximum })
  return { from: first, to: last }
}

interface Designed {
  id: string
  design: { variants: readonly { id: string; name: string }[] }
  former_variants: Readonly<Record<string, string>>
}

const knownVariants = ({ id: popup_id, design }: Designed): KnownVariant[] => [
  { popup_id, variant: originalVariant, name: null },
  ...design.variants.map(({ id, name }) => ({ popup_id, variant: id, name })),
]

const formerVariants = ({ id: popup_id, former_variants }: Designed): KnownVariant[] =>
  Object.entries(former_variants).map(([variant, name]) => ({ popup_id, variant, name }))

async function resultsOf(db: Db, of: store.Subject, popups: readonly Designed[], period: store.Period) {
  const rows = await store.countsOf(db, of, period)
  const known = popups.flatMap(knownVariants)
  return {
    from: dateOf(period.from),
    to: dateOf(period.to),
    totals: sumOf(rows),
    days: daysOf(rows, period).map(({ day, rows }) => ({ day, ...sumOf(rows) })),
    variants: variantsOf(rows, known, popups.flatMap(formerVariants)),
    uneven_split: isSplitUneven(rows, known),
    breakdown: await store.factsOf(db, of, period, resultLimits.results_breakdown_values_max),
  }
}

export const getPopupResults = query(contract.getPopupResults, async (db, { params, query: q }, context) => {
  const popup = await existingPopup(db, params.popup_id)
  return resultsOf(db, { popup_id: popup.id }, [popup], periodOf(q, context))
})

export const getCampaignResults = query(contract.getCampaignResults, async (db, { params, query: q }, context) => {
  const campaign = await existingCampaign(db, params.campaign_id)
  const { popup_id } = campaign
  // A campaign that is archived keeps its results when its popup is deleted.
  const popups = popup_id !== null && (await popupExists(db, popup_id)) ? [await existingPopup(db, popup_id)] : []
  return resultsOf(db, { campaign_id: campaign.id }, popups, periodOf(q, context))
})

export const getVisitCounts = query(contract.getVisitCounts, async (db, { query: q }, context) => {
  const period = periodOf(q, context)
  const rows = await store.visitCountsOf(db, period)
  const none = { visitors: 0, visits: 0, pages: 0, visible_ms: 0, robot_pages: 0 }
  return {
    from: dateOf(period.from),
    to: dateOf(period.to),
    days: daysOf(rows, period).map(({ day, rows: [row] }) => ({ ...(row ?? none), day })),
  }
})
