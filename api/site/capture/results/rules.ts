/** What counts, and on which day; other features call these. */
import { readPageAddress } from '../../../platform/page-address.ts'
import { type LivePopup, originalVariant } from '../popups/rules.ts'

export { countHappened, countVisits, type Happened, type ResultFact } from './counting.ts'

/** The variant to count for: the original if the popup does not have the given one. */
export const countedVariant = ({ variants }: LivePopup, given: string | undefined): string =>
  given !== undefined && variants.includes(given) ? given : originalVariant

/** The campaign that is active for the popup now. */
export const countedCampaign = (popup: LivePopup & { campaign?: { id: string } | undefined }): string =>
  popup.campaign?.id ?? ''

/** A page as results name it: host and path. */
export function pageFact(page_url: string | null | undefined): string | undefined {
  const url = page_url ? readPageAddress(page_url) : null
  return url ? (url.host + url.pathname).slice(0, 200) : undefined
}

export { dateOf } from './adding-up.ts'
export { weekOf } from './hours.ts'
export { localDay, localHour, startOfDay } from './local-days.ts'
export { periodOf } from './period.ts'
export { recentResultsOf } from './recent.ts'
export { mostConverting, type Period, popupsOnPages, siteCounts, siteFacts, visitCountsOf } from './store.ts'
