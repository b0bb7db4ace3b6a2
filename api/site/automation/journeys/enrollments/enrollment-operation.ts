/** Enrolling many leads at once, after a publication or by filter, as an operation; undoing it stops the runs it began. */

import type { Handle } from '../../../../platform/database/handle.ts'
import type { InAction } from '../../../../platform/features/context.ts'
import {
  type Operation,
  type OperationWork,
  type Outcome,
  operationType,
  type UndoContext,
} from '../../../../platform/features/operations/operation-type.ts'
import { beginOperation, type OperationRow } from '../../../../platform/features/operations/rules.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { knownLeads } from '../../../contacts/lead-records/rules.ts'
import { countMatchingLeads, lastLeadId, matchingLeadIds } from '../../../contacts/leads/rules.ts'
import { enrollingJourneys, noteThrottled } from '../../journey-records/rules.ts'
import {
  countEnrolledBy,
  type EnrolledBy,
  type EnrolledRun,
  enrollAll,
  enrolledBy,
  stopRunsNamed,
} from '../../runs/rules.ts'
import type { EnrollingJourney } from './enrollment.ts'
import { type EnrollmentOfMany, enrollmentOfMany, findCauses, type Whom, wantedBy } from './enrollments.ts'

type Db = Handle<'site'>
type Enrollment = Operation<EnrollmentOfMany>

const batch_leads = 1_000
const batch_runs = 500

/** The next leads that match a version of the journey; without a published version there are none. */
interface Leads {
  version: number | undefined
  ids: string[]
  /** What brought some of them, by lead. */
  causes: ReadonlyMap<string, string>
  site_timezone: string
}

const journeyOf = async (db: Db, { subject_id }: Enrollment): Promise<EnrollingJourney | undefined> =>
  (await enrollingJourneys(db)).find(journey => journey.id === subject_id)

function enrolling({
  database,
  installation,
  clock,
  facts,
}: SiteScope): OperationWork<EnrollmentOfMany, string, Leads, 'journey_off'> {
  /** "Today" is the day on which the operation was started, however long it takes. */
  async function holdingOf(journey: EnrollingJourney | undefined, { created_at }: Enrollment) {
    const site = await facts()
    return journey && site
      ? { id: journey.id, document: journey.document, now: created_at, site_timezone: site.timezone }
      : undefined
  }

  return {
    async count(enrollment) {
      const journey = await database.read(db => journeyOf(db, enrollment))
      const holding = await holdingOf(journey, enrollment)
      if (!holding) return null
      return database.readSlow(async db => countMatchingLeads(db, await wantedBy(db, holding, enrollment.parameters)))
    },

    async find(enrollment, place) {
      const after = place ?? ''
      const { parameters } = enrollment
      const journey = await database.read(db => journeyOf(db, enrollment))
      const holding = await holdingOf(journey, enrollment)
      if (!journey || !holding) {
        const rows = { version: undefined, ids: [], causes: new Map(), site_timezone: 'UTC' }
        return { rows, cursor: after, is_last: true }
      }
      const which = { after, until: parameters.until, limit: batch_leads }
      return database.readSlow(async db => {
        const ids = await matchingLeadIds(db, await wantedBy(db, holding, parameters), which)
        const causes = await findCauses(db, holding, parameters, ids)
        const rows = { version: journey.number, ids, causes, site_timezone: holding.site_timezone }
        return { rows, cursor: ids.at(-1) ?? after, is_last: ids.length < batch_leads }
      })
    },

    async apply(tx, enrollment, { version, ids, causes, site_timezone: timezone }): Promise<Outcome<'journey_off'>> {
      const journey = await journeyOf(tx, enrollment)
      if (!journey) return { canceled: 'journey_off' }
      if (journey.number !== version) return 'outdated'
      const known = await knownLeads(tx, ids)
      const enrolling = {
        journey_id: journey.id,
        journey_version: journey.number,
        allow_duplicates: journey.document.allow_duplicate_enrollment,
        cause: enrollment.parameters.cause === 'publication' ? ('publication' as const) : ('manual' as const),
        operation_id: enrollment.id,
      }
      const entrants = ids.flatMap(lead_id =>
        known.has(lead_id) ? [{ lead_id, cause_event: causes.get(lead_id) ?? null }] : [],
      )
      const results = await enrollAll(tx, enrolling, entrants, {
        newId: installation.newId,
        now: clock.now(),
        timezone,
      })
      if (results.some(({ outcome }) => outcome === 'too_often')) await noteThrottled(tx, journey.id, clock.now())
      const succeeded = results.filter(({ outcome }) => outcome === 'enrolled').length
      return { succeeded, skipped: ids.length - succeeded }
    },
  }
}

/** Stops the runs that an enrollment began and that are still on their way. */
function unenrolling({ database, clock }: SiteScope): OperationWork<UndoContext, EnrolledRun, string[]> {
  const runsOf = ({ subject_id, parameters }: Operation<UndoContext>): EnrolledBy => ({
    journey_id: subject_id ?? '',
    operation_id: parameters.operation_id,
    from: parameters.started_at,
    to: parameters.ended_at,
  })
  return {
    count: operation => database.readSlow(db => countEnrolledBy(db, runsOf(operation))),
    async find(operation, after) {
      const found = await database.readSlow(db => enrolledBy(db, runsOf(operation), { after, limit: batch_runs }))
      const cursor = found.at(-1) ?? after ?? { enrolled_at: 0, id: '' }
      return { rows: found.map(({ id }) => id), cursor, is_last: found.length < batch_runs }
    },
    async apply(tx, _operation, ids) {
      const succeeded = await stopRunsNamed(tx, ids, 'enrollment_undone', clock.now())
      return { succeeded, skipped: ids.length - succeeded }
    },
  }
}

export const journeyEnrollment = operationType({
  name: 'journey_enrollment',
  permission: 'manage-marketing',
  parameters: enrollmentOfMany,
  details: ({ cause }) => ({ cause }),
  failures: [],
  reasons: ['journey_off'],
  work: enrolling,
  undo: unenrolling,
})

/** Begins to enroll the leads that there are now. */
export async function beginEnrollment(
  tx: Db,
  journey_id: string,
  whom: Whom,
  context: Pick<InAction, 'newId' | 'now' | 'actor' | 'emit'>,
): Promise<OperationRow> {
  const parameters = { ...whom, until: (await lastLeadId(tx)) ?? '' }
  return beginOperation(tx, journeyEnrollment, { parameters, subject_id: journey_id }, context)
}
