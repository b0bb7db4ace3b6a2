/** The endpoints on results. */
import type { Handle } from '../../../platform/database/handle.ts'
import { query } from '../../../platform/features/endpoint.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { startOfDay } from '../../../platform/texts/local-days.ts'
import { submissionSlots } from '../submissions/rules.ts'
import { dateOf, daysOf, isSplitUneven, type KnownVariant, sumOf, variantsOf } from './adding-up.ts'
import * as contract from './contract.ts'
import { hourOfSlot, SLOT_MS, weekOf } from './hours.ts'
import { resultLimits } from './limits.ts'
import { periodOf } from './period.ts'
import { campaignOfResults, type DesignedPopup, popupOfResults } from './ports.ts'
import * as store from './store.ts'

type Db = Handle<'site'>
const knownVariants = ({ id: popup_id, design, base_variant, former_variants }: DesignedPopup): KnownVariant[] => [
  { popup_id, variant: base_variant, name: former_variants[base_variant] ?? null },
  ...design.variants.map(({ id, name }) => ({ popup_id, variant: id, name })),
]

const formerVariants = ({ id: popup_id, former_variants }: DesignedPopup): KnownVariant[] =>
  Object.entries(former_variants).map(([variant, name]) => ({ popup_id, variant, name }))

async function resultsOf(db: Db, of: store.Subject, popups: readonly DesignedPopup[], period: store.Period) {
  const rows = await store.listCounts(db, 'popup_id' in of ? of.popup_id : of.campaign_id, period)
  const whole = rows.filter(({ source_id }) => source_id === '')
  const variants = rows.filter(({ variant }) => variant !== '')
  const known = popups.flatMap(knownVariants)
  return {
    from: dateOf(period.from),
    to: dateOf(period.to),
    totals: sumOf(whole),
    days: daysOf(whole, period).map(({ day, rows }) => ({ day, ...sumOf(rows) })),
    variants: variantsOf(variants, known, popups.flatMap(formerVariants)),
    uneven_split: isSplitUneven(variants, known),
    breakdown: await store.listFacts(db, of, period, resultLimits.results_breakdown_values_max),
  }
}

export const getPopupResults = query(contract.getPopupResults, async (db, { params, query: q }, context) => {
  const popup = await context.installation.connections.through(popupOfResults)(db, params.popup_id)
  if (!popup) throw problem('not_found')
  return resultsOf(db, { popup_id: popup.id }, [popup], periodOf(q, context))
})

export const getCampaignResults = query(contract.getCampaignResults, async (db, { params, query: q }, context) => {
  const { through } = context.installation.connections
  const campaign = await through(campaignOfResults)(db, params.campaign_id)
  if (!campaign) throw problem('not_found')
  // An archived campaign keeps its results when its popup is deleted.
  const popup = campaign.popup_id === null ? undefined : await through(popupOfResults)(db, campaign.popup_id)
  return resultsOf(db, { campaign_id: campaign.id }, popup ? [popup] : [], periodOf(q, context))
})

export const getSubmissionHours = query(contract.getSubmissionHours, async (_db, { query: q }, context) => {
  const { installation, site } = context
  const { timezone } = site
  const period = periodOf(q, context)
  const between = {
    popup_id: q.popup_id,
    from: startOfDay(timezone, period.from),
    to: startOfDay(timezone, period.to + 1),
  }
  // Looks at every submission of the period, and must not keep others waiting.
  const database = await installation.databases.site(site.id)
  const slots = await database.readSlow(slow => submissionSlots(slow, between, SLOT_MS))
  const hours = slots.map(({ slot, count }) => hourOfSlot(timezone, slot, count))
  return { timezone, from: dateOf(period.from), to: dateOf(period.to), ...weekOf(hours) }
})

export const getVisitCounts = query(contract.getVisitCounts, async (db, { query: q }, context) => {
  const period = periodOf(q, context)
  const rows = await store.listVisitCounts(db, period)
  const none = { visitors: 0, visits: 0, pages: 0, visible_ms: 0, robot_pages: 0 }
  return {
    from: dateOf(period.from),
    to: dateOf(period.to),
    days: daysOf(rows, period).map(({ day, rows: [row] }) => ({ ...(row ?? none), day })),
  }
})
