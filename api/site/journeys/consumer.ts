/**
 * Reads the site's events in order and enrols whom they bring; campaigns follow them on the same way. The cursor moves in
 * the transaction of what they caused.
 */
import type { Handle } from '../../platform/database/handle.ts'
import { cursorOf, type Event, eventBounds, eventsAfter, moveCursor } from '../../platform/events/events.ts'
import { errorFields } from '../../platform/log.ts'
import type { SitePart, SiteScope } from '../../site-work.ts'
import { followEvents, followedEvents } from '../campaigns/rules.ts'
import { fieldsOfSite } from '../custom-fields/rules.ts'
import type { Entrant } from '../runs/rules.ts'
import { type EnrollingJourney, enrolLeads } from './enrolment.ts'
import { asksForChanges, changingEvents, leaveExits } from './exits.ts'
import { consumer } from './rules.ts'
import { enrollingJourneys } from './store.ts'
import { asksForFields, type FieldNames, isTriggeredBy, triggeringEvents } from './triggering.ts'

const batch_events = 200
const retry_ms = 1_000

/** One pass over what is new; true if there may be more. */
export async function consumeEvents(scope: SiteScope): Promise<boolean> {
  const { database, installation, clock } = scope
  const [after, last] = await database.read(
    async db => [await cursorOf(db, consumer), (await eventBounds(db)).last] as const,
  )
  if (last <= after) return false
  const site = await scope.facts()
  if (!site) return false
  const enrolled = await database.write(async tx => {
    const journeys = await enrollingJourneys(tx)
    const exits = await asksForChanges(tx)
    const followed = await followedEvents(tx)
    const names = [...(journeys.length > 0 ? triggeringEvents : []), ...(exits ? changingEvents : []), ...followed]
    const events = names.length === 0 ? [] : await eventsAfter(tx, after, { names, limit: batch_events })
    const fields = await fieldNames(tx, journeys)
    const full = events.length === batch_events
    const to = full ? (events.at(-1)?.seq ?? last) : last
    const context = { newId: installation.newId, now: clock.now(), timezone: site.timezone }
    // Before the journeys, whose conditions may ask by which campaign somebody came.
    const sends = followed.length > 0 && (await followEvents(tx, events, { to, now: context.now }))
    let count = 0
    let refused = false
    for (const journey of journeys) {
      const entrants = events.flatMap(event => (event.seq <= to ? entrantsOf(journey, event, fields) : []))
      if (entrants.length === 0) continue
      const results = await enrolLeads(tx, journey, entrants, 'event', context)
      const enrolling = results.filter(({ outcome }) => outcome === 'enrolled').length
      count += enrolling
      refused ||= enrolling < results.length
    }
    if (exits) count += await leaveExits(tx, events, context.now)
    await moveCursor(tx, consumer, to)
    return { count, sends, more: full || refused }
  })
  if (enrolled.sends) installation.signals.wake('jobs', scope.site_id)
  if (enrolled.count > 0) installation.signals.wake('runs', scope.site_id)
  // Reasons that were left are events, too: behind them nothing is unread.
  return enrolled.more
}

async function fieldNames(tx: Handle<'site'>, journeys: readonly EnrollingJourney[]): Promise<FieldNames> {
  if (!journeys.some(journey => asksForFields(journey.document))) return new Map()
  return new Map((await fieldsOfSite(tx)).map(field => [field.id, field.name]))
}

function entrantsOf(journey: EnrollingJourney, event: Event, fields: FieldNames): Entrant[] {
  const { id, seq, lead_id, data, at } = event
  if (
    seq <= journey.enrolls_after ||
    lead_id === null ||
    data.quiet === true ||
    !isTriggeredBy(journey.document, event, fields)
  )
    return []
  const submission_id = typeof data.submission_id === 'string' ? data.submission_id : null
  return [{ lead_id, cause_event: id, submission_id, at }]
}

/** The loop of one site: woken by events, one pass at a time. */
export function journeyTriggers(scope: SiteScope): SitePart {
  let stopped = false
  let woken = false
  let turn: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const loop = async () => {
    while (woken && !stopped) {
      woken = false
      try {
        if (await consumeEvents(scope)) woken = true
      } catch (error) {
        if (stopped) return
        scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'journey triggers')
        timer = setTimeout(wake, retry_ms).unref()
        return
      }
    }
  }
  function wake(): void {
    if (stopped) return
    woken = true
    turn ??= loop().finally(() => {
      turn = undefined
      if (woken && !stopped) wake()
    })
  }
  return {
    async start() {
      wake()
    },
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await turn
    },
  }
}
