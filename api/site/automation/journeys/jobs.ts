/** Enrolling many leads at once, after a publication or by filter: in batches, from where the last one ended. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { JobHandler } from '../../../platform/jobs/worker.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import { countMatchingLeads, knownLeads, matchingLeadIds } from '../../contacts/leads/rules.ts'
import { enrollAll } from '../runs/rules.ts'
import type { EnrollingJourney } from './enrollment.ts'
import { causesOf, enrollExistingKind, wantedBy } from './enrollments.ts'
import { type EnrollmentRow, findEnrollment, saveEnrollment } from './enrollments-store.ts'
import { enrollingJourneys } from './store.ts'

type Db = Handle<'site'>

const batch_leads = 1_000
const lease_ms = 10 * 60_000

/** Who comes next, as a version of the journey wants them; without a version the journey enrolls nobody. */
interface Batch {
  after: string
  version: number | undefined
  ids: string[]
  /** What brought some of them, by lead. */
  causes: ReadonlyMap<string, string>
  site_timezone: string
}

const journeyOf = async (db: Db, { journey_id }: EnrollmentRow): Promise<EnrollingJourney | undefined> =>
  (await enrollingJourneys(db)).find(journey => journey.id === journey_id)

/** How far it has come is kept in the enrollment's own row, in the transaction of each batch. */
export function enrollExistingHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, installation, clock } = scope

  /** "Today" is the day on which it began, however long it takes. */
  async function holdingOf(journey: EnrollingJourney | undefined, { created_at }: EnrollmentRow) {
    const site = await scope.facts()
    return journey && site
      ? { id: journey.id, document: journey.document, now: created_at, site_timezone: site.timezone }
      : undefined
  }

  async function batchAfter(enrollment: EnrollmentRow, after: string): Promise<Batch> {
    const journey = await database.read(db => journeyOf(db, enrollment))
    const holding = await holdingOf(journey, enrollment)
    if (!journey || !holding) return { after, version: undefined, ids: [], causes: new Map(), site_timezone: 'UTC' }
    const which = { after, until: enrollment.until, limit: batch_leads }
    return database.readSlow(async db => {
      const ids = await matchingLeadIds(db, await wantedBy(db, holding, enrollment), which)
      const causes = await causesOf(db, holding, enrollment, ids)
      return { after, version: journey.number, ids, causes, site_timezone: holding.site_timezone }
    })
  }

  /** Outdated where the journey has another version by now. */
  const enrollBatch = (id: string, batch: Batch): Promise<'more' | 'over' | 'outdated'> =>
    database.write(async tx => {
      const { after, version, ids, causes } = batch
      const enrollment = await findEnrollment(tx, id)
      if (enrollment?.status !== 'running') return 'over'
      const journey = await journeyOf(tx, enrollment)
      if (!journey) {
        await saveEnrollment(tx, id, { status: 'ended' })
        return 'over'
      }
      if (journey.number !== version) return 'outdated'
      const known = await knownLeads(tx, ids)
      const enrolling = {
        journey_id: journey.id,
        journey_version: journey.number,
        allow_duplicates: journey.document.allow_duplicate_enrollment,
        cause: enrollment.cause === 'publication' ? ('publication' as const) : ('manual' as const),
      }
      const entrants = ids.flatMap(lead_id =>
        known.has(lead_id) ? [{ lead_id, cause_event: causes.get(lead_id) ?? null }] : [],
      )
      const results = await enrollAll(tx, enrolling, entrants, {
        ...{ newId: installation.newId, now: clock.now() },
        timezone: batch.site_timezone,
      })
      const is_last = ids.length < batch_leads
      await saveEnrollment(tx, id, {
        after: ids.at(-1) ?? after,
        enrolled_leads: enrollment.enrolled_leads + results.filter(r => r.outcome === 'enrolled').length,
        status: is_last ? 'done' : 'running',
      })
      return is_last ? 'over' : 'more'
    })

  async function count(enrollment: EnrollmentRow): Promise<void> {
    const journey = await database.read(db => journeyOf(db, enrollment))
    const holding = await holdingOf(journey, enrollment)
    if (!holding) return
    const matching_leads = await database.readSlow(async db =>
      countMatchingLeads(db, await wantedBy(db, holding, enrollment)),
    )
    await database.write(tx => saveEnrollment(tx, enrollment.id, { matching_leads }))
  }

  return {
    kind: enrollExistingKind,
    concurrency: 1,
    lease_ms,
    async perform({ subject_id: id }, signal) {
      const enrollment = await database.read(db => findEnrollment(db, id))
      if (!enrollment) return { done: true }
      if (enrollment.matching_leads === null) await count(enrollment)
      let batch = await batchAfter(enrollment, enrollment.after)
      for (;;) {
        if (signal.aborted) return { done: false, again_at: clock.now() }
        // Who comes next is looked up meanwhile: the runner, too, waits to write.
        const last = batch.ids.length < batch_leads ? undefined : batch.ids.at(-1)
        const next = last === undefined ? batch : batchAfter(enrollment, last)
        const [came, following] = await Promise.all([enrollBatch(id, batch), next])
        installation.signals.wake('runs', scope.site_id)
        if (came === 'over') return { done: true }
        batch = came === 'outdated' ? await batchAfter(enrollment, batch.after) : following
      }
    },
  }
}
