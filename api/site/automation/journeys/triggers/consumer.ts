/** Consumes the site's events in order: enrolls leads by triggers, and ends runs whose exit criteria now match. */
import type { Handle } from '../../../../platform/database/handle.ts'
import { type ConsumerContext, consumer } from '../../../../platform/features/consumer.ts'
import { fieldsOfSite } from '../../../contacts/custom-fields/rules.ts'
import { anyEnrolls, enrollingJourneys } from '../../journey-records/rules.ts'
import type { Entrant } from '../../runs/rules.ts'
import { type EnrollingJourney, enrollLeads } from '../enrollments/enrollment.ts'
import { asksForChanges, changingEvents, isChange, leaveExits } from './exits.ts'
import {
  asksForFields,
  type FieldNames,
  isTriggeredBy,
  isTriggering,
  type TriggerEvent,
  triggeringEvents,
} from './trigger-events.ts'

type Tx = Handle<'site'>

export const triggers = consumer(
  'journeys',
  [...triggeringEvents, ...changingEvents],
  async (tx, batch, context) => {
    await enrollBy(tx, batch.filter(isTriggering), context)
    if (await asksForChanges(tx))
      await leaveExits(tx, batch.filter(isChange), {
        now: context.now(),
        timezone: context.site.timezone,
      })
  },
  {
    // Conditions may depend on the lead's campaign, and on audiences that fill themselves.
    follows: ['campaigns', 'dynamic_audiences'],
    wanted: async tx => (await anyEnrolls(tx)) || asksForChanges(tx),
    suppressed: asksForChanges,
  },
)

/** Enrolls the leads of the events. */
async function enrollBy(
  tx: Tx,
  batch: readonly TriggerEvent[],
  { site, newId, emit, now }: ConsumerContext,
): Promise<void> {
  if (batch.length === 0) return
  const journeys = await enrollingJourneys(tx)
  const fields = await fieldNames(tx, journeys)
  const context = { newId, emit, now: now(), timezone: site.timezone }
  for (const journey of journeys) {
    const entrants = batch.flatMap(event => entrantsOf(journey, event, fields))
    if (entrants.length > 0) await enrollLeads(tx, journey, entrants, 'event', context)
  }
}

async function fieldNames(tx: Tx, journeys: readonly EnrollingJourney[]): Promise<FieldNames> {
  if (!journeys.some(journey => asksForFields(journey.document))) return new Map()
  return new Map((await fieldsOfSite(tx)).map(field => [field.id, field.name]))
}

function entrantsOf(journey: EnrollingJourney, event: TriggerEvent, fields: FieldNames): Entrant[] {
  const { id, seq, lead_id, at } = event
  if (seq <= journey.enrolls_after || !isTriggeredBy(journey.document, event, fields)) return []
  const submission_id = event.name === 'form.submitted' ? event.data.submission_id : null
  return [{ lead_id, cause_event: id, submission_id, at }]
}
