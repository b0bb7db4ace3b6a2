/** Reads the site's events in order, enrolls whom they bring, and ends runs whose criteria begin to hold. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Consumer } from '../../../platform/events/consumer.ts'
import type { Event } from '../../../platform/events/events.ts'
import { fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import type { Entrant } from '../runs/rules.ts'
import { type EnrollingJourney, enrollLeads } from './enrollment.ts'
import { asksForChanges, changingEvents, leaveExits } from './exits.ts'
import { enrollingJourneys } from './store.ts'
import { asksForFields, type FieldNames, isTriggeredBy, triggeringEvents } from './triggering.ts'

export const triggers: Consumer = {
  name: 'journeys',
  // Conditions may ask by which campaign somebody came.
  follows: ['campaigns'],
  async look(tx, { installation }, { timezone }) {
    const journeys = await enrollingJourneys(tx)
    const exits = await asksForChanges(tx)
    if (journeys.length === 0 && !exits) return null
    return {
      names: [...(journeys.length > 0 ? triggeringEvents : []), ...(exits ? changingEvents : [])],
      async consume(events, now) {
        const context = { newId: installation.newId, now, timezone }
        let count = await enrollBy(tx, journeys, events, context)
        if (exits) count += await leaveExits(tx, events, now)
        return count > 0 ? ['runs'] : []
      },
    }
  },
}

/** Enrolls whom the events bring; answers how many. */
async function enrollBy(
  tx: Handle<'site'>,
  journeys: readonly EnrollingJourney[],
  events: readonly Event[],
  context: Parameters<typeof enrollLeads>[4],
): Promise<number> {
  const fields = await fieldNames(tx, journeys)
  let count = 0
  for (const journey of journeys) {
    const entrants = events.flatMap(event => entrantsOf(journey, event, fields))
    if (entrants.length === 0) continue
    const results = await enrollLeads(tx, journey, entrants, 'event', context)
    count += results.filter(({ outcome }) => outcome === 'enrolled').length
  }
  return count
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
