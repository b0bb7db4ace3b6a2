/** Who enters a journey: by an event, by publication, by hand. Enrolling is tried again without harm. */
import type { Handle } from '../../../../platform/database/handle.ts'
import type { Emit } from '../../../../platform/events/emit.ts'
import { matches } from '../../../../platform/schemas/filter/matches.ts'
import type { Present } from '../../../../platform/schemas/filter/relative.ts'
import type { Filter } from '../../../../platform/schemas/filter/schema.ts'
import { knownLeads } from '../../../contacts/lead-records/rules.ts'
import { type LeadFacts, leadFacts } from '../../../contacts/leads/rules.ts'
import type { JourneyDocument } from '../../journey-records/rules.ts'
import { noteThrottled } from '../../journey-records/rules.ts'
import { type EnrollContext, type EnrollmentCause, type Entrant, enrollAll } from '../../runs/rules.ts'
import { type EnrollResult, leaveReasons, type Refusal } from '../triggers/not-enrolled.ts'

type Tx = Handle<'site'>

export interface EnrollingJourney {
  id: string
  name: string
  number: number
  enrolls_after: number
  document: JourneyDocument
}

const holds = (filter: Filter | undefined, facts: LeadFacts, present: Present): boolean =>
  filter !== undefined && matches(filter, facts, present)

/** Why a lead may not enter, or null. */
export function refusalOf(document: JourneyDocument, facts: LeadFacts | undefined, present: Present): Refusal | null {
  if (!facts) return 'not_found'
  if (holds(document.suppression, facts, present)) return 'suppressed'
  if (document.enrollment_criteria && !matches(document.enrollment_criteria, facts, present)) return 'not_matching'
  return null
}

const hasFilters = ({ suppression, enrollment_criteria }: JourneyDocument): boolean =>
  suppression !== undefined || enrollment_criteria !== undefined

/** Enrolls those that may enter; one result each, in order. All are read and written together. */
export async function enrollLeads(
  tx: Tx,
  journey: EnrollingJourney,
  entrants: readonly Entrant[],
  cause: EnrollmentCause,
  context: EnrollContext & { emit: Emit },
): Promise<EnrollResult[]> {
  const lead_ids = [...new Set(entrants.map(e => e.lead_id))]
  const refused = await refusals(tx, journey.document, lead_ids, context)
  const admitted = entrants.filter(({ lead_id }) => !refused.has(lead_id))
  const enrolling = {
    journey_id: journey.id,
    journey_version: journey.number,
    allow_duplicates: journey.document.allow_duplicate_enrollment,
    cause,
  }
  const entered = await enrollAll(tx, enrolling, admitted, context)
  if (entered.some(({ outcome }) => outcome === 'too_often')) await noteThrottled(tx, journey.id, context.now)
  const enrolled = entered.values()
  const results = entrants.map(({ lead_id }): EnrollResult => {
    const outcome = refused.get(lead_id)
    if (outcome) return { outcome }
    const { value } = enrolled.next()
    if (!value) throw new Error('The enrollment has fewer results than leads')
    return value
  })
  if (cause === 'event') {
    const brought = results.flatMap((result, i) => (entrants[i] ? [{ entrant: entrants[i], result }] : []))
    await leaveReasons(tx, journey, brought, context.emit)
  }
  return results
}

/** Which leads may not enter, and why. A lead's facts are read only where a filter needs them. */
async function refusals(
  tx: Tx,
  document: JourneyDocument,
  lead_ids: readonly string[],
  present: Present,
): Promise<Map<string, Refusal>> {
  if (!hasFilters(document)) {
    const known = await knownLeads(tx, lead_ids)
    return new Map(lead_ids.filter(id => !known.has(id)).map(id => [id, 'not_found']))
  }
  const facts = await leadFacts(tx, lead_ids)
  return new Map(
    lead_ids.flatMap(id => {
      const refusal = refusalOf(document, facts.get(id), present)
      return refusal ? [[id, refusal] as const] : []
    }),
  )
}
