/** What counts, and on which day; other features call these. */
import { dayOf, toLocal } from '../../../../workflows/time/local-clock.ts'
import { systemZones } from '../../../../workflows/time/zones.ts'
import { readPageAddress } from '../../../platform/page-address.ts'
import { type LivePopup, originalVariant } from '../popups/rules.ts'

export { countHappened, countVisits, type Happened, type ResultFact } from './counting.ts'

/** The variant that counts: the original for one that the popup does not have. */
export const countedVariant = ({ variants }: LivePopup, given: string | undefined): string =>
  given !== undefined && variants.includes(given) ? given : originalVariant

/** The campaign that is active for the popup now. */
export const countedCampaign = (popup: LivePopup & { campaign?: { id: string } | undefined }): string =>
  popup.campaign?.id ?? ''

/** The site's local day, counted from 1970-01-01. */
export const localDay = (timezone: string, at: number): number => dayOf(toLocal(systemZones(), timezone, at))

/** A page as results name it: host and path. */
export function pageFact(page_url: string | null | undefined): string | undefined {
  const url = page_url ? readPageAddress(page_url) : null
  return url ? (url.host + url.pathname).slice(0, 200) : undefined
}

export { dateOf } from './adding-up.ts'
export { mostConverting, type Period, siteCounts, siteFacts, visitCountsOf } from './store.ts'
