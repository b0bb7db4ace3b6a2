/** The origin of a submission: read before the write queue, stored with the lead, and counted for the popup. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context, InAction } from '../../platform/features/context.ts'
import { findCountry } from '../../platform/http/country.ts'
import { localDay } from '../../platform/texts/local-days.ts'
import { readUserAgent } from '../../platform/texts/user-agent.ts'
import type { LivePopup } from '../../site/capture/popups/rules.ts'
import {
  countedCampaign,
  countedVariant,
  countHappened,
  pageFact,
  type ResultFact,
} from '../../site/capture/results/rules.ts'
import type { Origin } from '../../site/contacts/lead-records/rules.ts'
import { arrivalOf, findVisitorFacts, sourceOf } from '../../site/contacts/visitors/rules.ts'
import { pageAddress } from './page-facts.ts'

interface SubmissionBody {
  page_url: string
  referrer?: string | undefined
  timezone?: string | undefined
  visitor_id?: string | undefined
  variant?: string | undefined
}

/** The origin by the browser's visits; without visits, by the form's own page. */
export async function readOrigin(sent: SubmissionBody, context: Context): Promise<Origin> {
  const { visitor_id, timezone } = sent
  const { installation, site, request } = context
  const { ip, headers, user_agent } = request
  const database = visitor_id === undefined ? undefined : await installation.databases.site(site.id)
  const seen = visitor_id && (await database?.read(db => findVisitorFacts(db, visitor_id)))
  const known = seen || undefined
  const page_url = pageAddress(sent.page_url)
  const arrival = page_url === null ? undefined : arrivalOf(page_url, pageAddress(sent.referrer), context.now())
  const here = { first: arrival?.touch ?? null, last: arrival?.from_elsewhere ? arrival.touch : null }
  return {
    visitor_id: visitor_id ?? null,
    country: known?.country ?? (await findCountry({ ip, headers, timezone }, installation.config)) ?? null,
    device: known?.device ?? readUserAgent(user_agent).device,
    first_touch: known?.first_touch ?? here.first,
    last_touch: known?.first_touch ? known.last_touch : here.last,
  }
}

const known = (fact: ResultFact, value: string | null | undefined): [ResultFact, string][] =>
  value === null || value === undefined ? [] : [[fact, value]]

interface SubmissionFacts {
  popup: LivePopup
  sent: SubmissionBody
  origin: Origin
  /** The site's own page from which it was sent. */
  page_id: string | undefined
  is_new_lead: boolean
}

/** Counts the form for its popup and its page. */
export async function countSubmission(
  tx: Handle<'site'>,
  { popup, sent, origin, page_id, is_new_lead }: SubmissionFacts,
  { site, now }: InAction,
): Promise<void> {
  await countHappened(tx, [
    {
      what: 'submitted',
      source_id: popup.id,
      campaign_id: countedCampaign(popup),
      variant: countedVariant(popup, sent.variant),
      ...{ page_id, is_new_lead },
      day: localDay(site.timezone, now()),
      visitor_id: origin.visitor_id ?? undefined,
      robot: false,
      facts: resultFacts(origin, sent.page_url),
    },
  ])
}

/** By which results break down what somebody of this origin did on a page. */
export const resultFacts = (
  { country, device, first_touch, last_touch }: Origin,
  page_url: string,
): [ResultFact, string][] => [
  ['source', sourceOf(last_touch ?? first_touch)],
  ...known('device', device),
  ...known('country', country),
  ...known('page', pageFact(page_url)),
]
