/** Enrolling many leads at once, after a publication or by filter: in batches, from where the last one ended. */
import type { JobHandler } from '../../platform/jobs/worker.ts'
import type { SiteScope } from '../../site-work.ts'
import { countMatchingLeads, knownLeads, matchingLeadIds } from '../leads/rules.ts'
import { enrolAll } from '../runs/rules.ts'
import { enrolExistingKind, wantedBy } from './enrollments.ts'
import { type EnrollmentRow, findEnrollment, saveEnrollment } from './enrollments-store.ts'
import { enrollingJourneys } from './store.ts'

const batch_leads = 1_000
const lease_ms = 10 * 60_000

/** How far it has come is kept in the enrollment's own row, in the transaction of each batch. */
export function enrolExistingHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, installation, clock } = scope

  /** One batch; false when there is nothing left to do. */
  async function enrolBatch(enrollment: EnrollmentRow): Promise<boolean> {
    const journey = (await database.read(enrollingJourneys)).find(j => j.id === enrollment.journey_id)
    if (!journey) {
      await database.write(tx => saveEnrollment(tx, enrollment.id, { status: 'ended' }))
      return false
    }
    const { after, until } = enrollment
    const wanted = wantedBy(journey.document, enrollment)
    const ids = await database.readSlow(db => matchingLeadIds(db, wanted, { after, until, limit: batch_leads }))
    return database.write(async tx => {
      const known = await knownLeads(tx, ids)
      const enrolling = {
        journey_id: journey.id,
        journey_version: journey.number,
        allow_duplicates: journey.document.allow_duplicate_enrollment,
        cause: enrollment.cause === 'publication' ? ('publication' as const) : ('manual' as const),
      }
      const entrants = ids.flatMap(lead_id => (known.has(lead_id) ? [{ lead_id }] : []))
      const results = await enrolAll(tx, enrolling, entrants, { newId: installation.newId, now: clock.now() })
      const done = ids.length < batch_leads
      await saveEnrollment(tx, enrollment.id, {
        after: ids.at(-1) ?? after,
        enrolled_leads: enrollment.enrolled_leads + results.filter(r => r.outcome === 'enrolled').length,
        status: done ? 'done' : 'running',
      })
      return !done
    })
  }

  async function count(enrollment: EnrollmentRow): Promise<void> {
    const journey = (await database.read(enrollingJourneys)).find(j => j.id === enrollment.journey_id)
    if (!journey) return
    const wanted = wantedBy(journey.document, enrollment)
    const matching_leads = await database.readSlow(db => countMatchingLeads(db, wanted))
    await database.write(tx => saveEnrollment(tx, enrollment.id, { matching_leads }))
  }

  return {
    kind: enrolExistingKind,
    concurrency: 1,
    lease_ms,
    async perform(job, signal) {
      const id = job.subject_id
      const begun = await database.read(db => findEnrollment(db, id))
      if (begun && begun.matching_leads === null) await count(begun)
      for (;;) {
        if (signal.aborted) return { done: false, again_at: clock.now() }
        const enrollment = await database.read(db => findEnrollment(db, id))
        if (enrollment?.status !== 'running') return { done: true }
        const more = await enrolBatch(enrollment)
        installation.signals.wake('runs', scope.site_id)
        if (!more) return { done: true }
      }
    },
  }
}
