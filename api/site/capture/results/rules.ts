/** What counts, and on which day; other features call these. */
import { readPageAddress } from '../../../platform/schemas/page-address.ts'

export {
  addEarlierPageCounts,
  countHappened,
  countPageViews,
  countVisits,
  type PageView,
  type ResultEvent,
  type ResultFact,
} from './count.ts'

/** What counting needs of a published popup. */
interface CountedPopup {
  base_variant: string
  /** Ids of all that it showed at any time. */
  shown_variants: ReadonlySet<string>
  campaign?: { id: string } | undefined
}

/** The variant to count for: the design as it is now if the popup never had the given one, or none is given. */
export const countedVariant = ({ base_variant, shown_variants }: CountedPopup, given: string | undefined): string =>
  given !== undefined && shown_variants.has(given) ? given : base_variant

/** The campaign that is active for the popup now. */
export const countedCampaign = (popup: Pick<CountedPopup, 'campaign'>): string => popup.campaign?.id ?? ''

/** A page as results name it: host and path. */
export function pageFact(page_url: string | null | undefined): string | undefined {
  const url = page_url ? readPageAddress(page_url) : null
  return url ? (url.host + url.pathname).slice(0, 200) : undefined
}

export { dateOf } from './adding-up.ts'
export { weekOf } from './hours.ts'
export { periodOf } from './period.ts'
export { readRecentResults as recentResultsOf } from './recent.ts'
export {
  listVisitCounts as visitCountsOf,
  mostConverting,
  type Period,
  pageCounts,
  popupsOnPage,
  siteCounts,
  siteFacts,
} from './store.ts'
