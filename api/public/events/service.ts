/** Records the events of browsers: pages where the site tracks, popups in any case. The response is always the same. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context, InAction } from '../../platform/features/context.ts'
import type { Input } from '../../platform/features/contract.ts'
import { action } from '../../platform/features/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import { localDay } from '../../platform/texts/local-days.ts'
import { requireAllowedHost } from '../../site/capture/hosts/rules.ts'
import { type LivePopup, liveSite } from '../../site/capture/popups/rules.ts'
import {
  countedCampaign,
  countedVariant,
  countHappened,
  pageFact,
  type ResultEvent,
  type ResultFact,
} from '../../site/capture/results/rules.ts'
import { touchLead } from '../../site/contacts/lead-records/rules.ts'
import { loadPresentLead } from '../../site/contacts/leads/rules.ts'
import { eventTracked, pageVisited } from '../../site/contacts/visitors/events.ts'
import { linkVisitor, saveTraits, sourceOf, withoutVisitor } from '../../site/contacts/visitors/rules.ts'
import { type PageFinder, pageFinder } from '../../site/website/pages/rules.ts'
import { answersVisitors } from '../demo/rules.ts'
import * as contract from './contract.ts'
import { keepVisits, touches } from './keep.ts'
import { waitForVisits } from './overtaken.ts'
import { readVisitor, type Visitor, type VisitorRequest, type VisitReport, withProfile } from './visitor.ts'

const accepted = { accepted: true } as const

interface Ready {
  asked: VisitorRequest
  /** The published popups that are spoken of. */
  popups: ReadonlyMap<string, LivePopup>
  pageAt: PageFinder
}

/** A draft looks like a site that does not exist. */
async function read({ body }: Input<typeof contract.recordVisits>, context: Context): Promise<Ready> {
  const { installation, site } = context
  if (!answersVisitors(context)) throw problem('site_not_found')
  const shown_at = body.events.find(event => 'page_url' in event && event.page_url !== undefined)
  requireAllowedHost(context, 'event', shown_at && 'page_url' in shown_at ? shown_at.page_url : undefined)
  const { popups } = await liveSite(installation, site)
  if (site.tracking.enabled) await waitForVisits(body, context)
  return { asked: await readVisitor(body, context), popups, pageAt: await pageFinder(installation, site) }
}

export const recordVisits = action(contract.recordVisits, read, async (tx, { body }, context, ready) => {
  const { asked, popups, pageAt } = ready
  const visitor = await withProfile(tx, asked, body, context.now())
  const { tracking } = context.site
  const lead_id = await whose(tx, visitor, context)
  if (tracking.enabled) {
    if (visitor.id !== undefined && visitor.email !== undefined && !visitor.machine) {
      await saveTraits(tx, visitor.id, { email: visitor.email }, context.now())
    }
    await keepVisits(tx, body.events, visitor, { at: context.now(), timezone: context.site.timezone, pageAt })
    if (lead_id !== undefined && !visitor.machine) await emitForLead(tx, lead_id, body, context)
  }
  await countPopups(tx, body, { visitor, popups, pageAt }, context)
  return accepted
})

/** The lead that the browser belongs to, which a signed link or a proven address may change. */
async function whose(tx: Handle<'site'>, visitor: Visitor, { now }: InAction): Promise<string | undefined> {
  const { id, named, before } = visitor
  const known = before?.lead_id ?? undefined
  if (id === undefined || named === undefined || named.lead_id === known) return known
  const lead = await loadPresentLead(tx, named.lead_id)
  if (lead === undefined || lead.id === known) return known
  await linkVisitor(tx, id, lead.id, named.known_by, now())
  return lead.id
}

/** Emits the page views and tracked events of a known lead, which can start journeys. */
async function emitForLead(
  tx: Handle<'site'>,
  lead_id: string,
  { visitor_id, events }: VisitReport,
  context: InAction,
) {
  let emitted = false
  for (const event of events) {
    if (event.type === 'page_visited') {
      const { page_url, referrer } = event
      const from = referrer ? { referrer: withoutVisitor(referrer) } : {}
      const data = { url: withoutVisitor(page_url), ...from, visitor_id }
      await context.emit(tx, pageVisited, { lead_id, data })
    } else if (event.type === 'custom') {
      const { name, properties } = event
      const data = { name, ...(properties && { properties }), visitor_id }
      await context.emit(tx, eventTracked, { lead_id, data })
    } else continue
    emitted = true
  }
  if (emitted) await touchLead(tx, lead_id, context.now())
}

type OfPopup = Extract<VisitReport['events'][number], { popup_id: string }>

async function countPopups(
  tx: Handle<'site'>,
  { events }: VisitReport,
  { visitor, popups, pageAt }: { visitor: Visitor } & Pick<Ready, 'popups' | 'pageAt'>,
  context: InAction,
) {
  const ofPopups = events.filter((event): event is OfPopup => 'popup_id' in event)
  if (ofPopups.length === 0) return
  const day = localDay(context.site.timezone, context.now())
  const pages = events.filter(event => event.type === 'page_visited')
  const { first, last } = touches(pages, context.now())
  const { before } = visitor
  const source = sourceOf(last ?? before?.last_touch ?? before?.first_touch ?? first)
  const happened = ofPopups.flatMap((event): ResultEvent[] => {
    const popup = popups.get(event.popup_id)
    if (!popup) return []
    const page = pageFact(event.page_url)
    return [
      {
        what: event.type === 'popup_shown' ? 'shown' : 'closed',
        source_id: popup.id,
        campaign_id: countedCampaign(popup),
        variant: countedVariant(popup, event.variant),
        page_id: pageAt(event.page_url),
        day,
        visitor_id: visitor.id,
        robot: visitor.robot,
        facts: [
          ['source', source],
          ['device', visitor.device],
          ...(visitor.country === undefined ? [] : [['country', visitor.country] as [ResultFact, string]]),
          ...(page === undefined ? [] : [['page', page] as [ResultFact, string]]),
        ],
      },
    ]
  })
  await countHappened(tx, happened)
}
