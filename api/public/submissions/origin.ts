/** Where a submission came from: read before the queue; noted with the lead and counted for the popup in its transaction. */
import type { Context, InAction } from '../../platform/context.ts'
import { countryOf } from '../../platform/country.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { readUserAgent, type UserAgent } from '../../platform/user-agent.ts'
import type { LivePopup } from '../../site/capture/popups/rules.ts'
import {
  countedCampaign,
  countedVariant,
  countHappened,
  localDay,
  pageFact,
  type ResultFact,
} from '../../site/capture/results/rules.ts'
import { noteOrigin } from '../../site/contacts/lead-origins/rules.ts'
import { arrivalOf, findVisitorFacts, sourceOf } from '../../site/contacts/visitors/rules.ts'
import type { Touch } from '../../site/contacts/visitors/table.ts'
import { pageAddress } from './page-facts.ts'

interface Sent {
  page_url: string
  referrer?: string | undefined
  timezone?: string | undefined
  visitor_id?: string | undefined
  variant?: string | undefined
}

export interface Origin {
  visitor_id: string | undefined
  country: string | undefined
  device: UserAgent['device']
  first_touch: Touch | null
  last_touch: Touch | null
}

/** What the visits of the browser told; where there are none, what the form's own page tells. */
export async function originOf(sent: Sent, context: Context): Promise<Origin> {
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
    visitor_id,
    country: known?.country ?? (await countryOf({ ip, headers, timezone }, installation.config)),
    device: known?.device ?? readUserAgent(user_agent).device,
    first_touch: known?.first_touch ?? here.first,
    last_touch: known?.first_touch ? known.last_touch : here.last,
  }
}

/** Notes with the lead where it came from, and counts the form for its popup. Both are appended. */
export async function noteSubmission(
  tx: Handle<'site'>,
  { lead_id, popup, sent, origin }: { lead_id: string; popup: LivePopup; sent: Sent; origin: Origin },
  { site, now }: InAction,
): Promise<void> {
  const { visitor_id, country, device, first_touch, last_touch } = origin
  await noteOrigin(tx, {
    ...{ lead_id, visitor_id: visitor_id ?? null, country: country ?? null, device },
    ...{ first_touch, last_touch },
  })
  const page = pageFact(sent.page_url)
  await countHappened(tx, [
    {
      what: 'submitted',
      popup_id: popup.id,
      campaign_id: countedCampaign(popup),
      variant: countedVariant(popup, sent.variant),
      day: localDay(site.timezone, now()),
      visitor_id,
      robot: false,
      facts: [
        ['source', sourceOf(last_touch ?? first_touch)],
        ['device', device],
        ...(country === undefined ? [] : [['country', country] as [ResultFact, string]]),
        ...(page === undefined ? [] : [['page', page] as [ResultFact, string]]),
      ],
    },
  ])
}
