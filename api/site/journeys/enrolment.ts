/** Who enters a journey: by an event, by publication, by hand. Enrolling is tried again without harm. */
import type { Handle } from '../../platform/database/handle.ts'
import type { Event } from '../../platform/events/events.ts'
import { matches } from '../../platform/filter/matches.ts'
import type { Filter } from '../../platform/filter/schema.ts'
import type { NewId } from '../../platform/ids.ts'
import { type LeadFacts, leadFacts } from '../leads/rules.ts'
import { type Enrolment, enrol } from '../runs/rules.ts'
import type { JourneyDocument, JourneyTrigger } from './document.ts'

type Tx = Handle<'site'>

export interface EnrollingJourney {
  id: string
  number: number
  document: JourneyDocument
}

export type EnrolResult =
  | { outcome: 'enrolled' | 'already_live' | 'already_enrolled'; run_id: string }
  | { outcome: 'suppressed' | 'not_matching' | 'not_found' }

/** Events that can start a journey. */
export const triggeringEvents = ['form.submitted', 'lead.created', 'lead.tag_added', 'lead.audience_joined'] as const

/** Does the event fit one of the journey's triggers? */
export const isTriggeredBy = (document: JourneyDocument, event: Event): boolean =>
  document.triggers.some(trigger => fits(trigger, event))

function fits(trigger: JourneyTrigger, event: Event): boolean {
  const { data } = event
  switch (trigger.type) {
    case 'form_submitted': {
      const popups = trigger.popup_ids ?? []
      return event.name === 'form.submitted' && (popups.length === 0 || popups.includes(String(data.popup_id)))
    }
    case 'lead_created':
      return event.name === 'lead.created'
    case 'tag_added':
      return event.name === 'lead.tag_added' && trigger.tag_ids.includes(String(data.tag_id))
    case 'audience_joined':
      return event.name === 'lead.audience_joined' && trigger.audience_ids.includes(String(data.audience_id))
  }
}

const holds = (filter: Filter | undefined, facts: LeadFacts): boolean => filter !== undefined && matches(filter, facts)

/** Why a lead may not enter, or null. */
export function refusalOf(
  document: JourneyDocument,
  facts: LeadFacts | undefined,
): 'suppressed' | 'not_matching' | 'not_found' | null {
  if (!facts) return 'not_found'
  if (holds(document.suppression, facts)) return 'suppressed'
  if (document.enrollment_criteria && !matches(document.enrollment_criteria, facts)) return 'not_matching'
  return null
}

/** Enrols leads that may enter; one result each, in order. */
export async function enrolLeads(
  tx: Tx,
  journey: EnrollingJourney,
  lead_ids: readonly string[],
  cause: Pick<Enrolment, 'cause' | 'cause_event' | 'submission_id'>,
  context: { newId: NewId; now: number },
): Promise<EnrolResult[]> {
  const facts = await leadFacts(tx, [...lead_ids])
  const results: EnrolResult[] = []
  for (const lead_id of lead_ids) {
    const refusal = refusalOf(journey.document, facts.get(lead_id))
    if (refusal) {
      results.push({ outcome: refusal })
      continue
    }
    results.push(
      await enrol(
        tx,
        {
          journey_id: journey.id,
          journey_version: journey.number,
          lead_id,
          allow_duplicates: journey.document.allow_duplicate_enrollment,
          ...cause,
        },
        context,
      ),
    )
  }
  return results
}
