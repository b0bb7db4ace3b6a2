/**
 * Enrolls leads when a date of theirs comes round: a job for each journey that looks at the local time of day. Each
 * occurrence counts once: the trigger's cursor (moment and lead) moves in the transaction of the enrollments, so that kills,
 * jumps of the clock and restarts neither skip nor repeat one.
 */
import { zoneFor } from '../../../../../workflows/time/resolve.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { acting } from '../../../../platform/features/write-context.ts'
import { handle, type JobHandler } from '../../../../platform/jobs/handler.ts'
import { enqueue, removeJobs } from '../../../../platform/jobs/jobs.ts'
import type { DateFieldTrigger } from '../../journey-records/rules.ts'
import { enrollingJourneys, type JourneyDocument, toDefinition } from '../../journey-records/rules.ts'
import { runsCausedBy } from '../../runs/rules.ts'
import { type EnrollingJourney, enrollLeads } from '../enrollments/enrollment.ts'
import { dateTriggersJob } from '../jobs.ts'
import { datesDueOn, daysAround, momentOn, nextLook } from './date-occurrences.ts'
import * as store from './date-store.ts'

type Tx = Handle<'site'>

const lease_ms = 10 * 60_000
const batch_leads = 500
/** How much is caught up at once after a long stop or a change of the clock. */
const window_ms = 31 * 86_400_000
/** Behind every lead's id: all of a moment is done. */
const after_all = '~'

const dateTriggersOf = ({ triggers }: JourneyDocument): DateFieldTrigger[] =>
  triggers.filter(trigger => trigger.type === 'date_field')

const nameOf = ({ field_id, offset_days, at, yearly }: DateFieldTrigger): string =>
  JSON.stringify([field_id, offset_days, at, yearly])

/** Called when a journey is switched on or published: dates that occur from now on enroll. */
export async function beginDateTriggers(
  tx: Tx,
  journey_id: string,
  document: JourneyDocument,
  { now, anew }: { now: number; anew: boolean },
): Promise<void> {
  const triggers = dateTriggersOf(document)
  if (anew) await store.dropCursors(tx, journey_id)
  const fresh = triggers.map(trigger => ({ journey_id, trigger: nameOf(trigger), at: now, lead_id: after_all }))
  await store.keepCursors(tx, journey_id, fresh)
  await removeJobs(tx, dateTriggersJob, [journey_id])
  if (triggers.length > 0) await enqueue(tx, dateTriggersJob, { subject_id: journey_id }, now)
}

interface Occurrence {
  lead_id: string
  at: number
  /** The lead's local day, counted from 1970. */
  day: number
}

const isAfter = (one: Pick<Occurrence, 'at' | 'lead_id'>, { at, lead_id }: store.DateCursor): boolean =>
  one.at > at || (one.at === at && one.lead_id > lead_id)

/** Occurrences after the cursor up to a moment, in order. */
async function occurrences(
  { database }: SiteScope,
  journey: EnrollingJourney,
  trigger: DateFieldTrigger,
  cursor: store.DateCursor,
  to: number,
  site_timezone: string,
): Promise<Occurrence[]> {
  const definition = toDefinition(journey.document)
  const found: Occurrence[] = []
  const dates = daysAround(cursor.at, to).flatMap(day =>
    datesDueOn(day, trigger).map((date): [number, number] => [date, day]),
  )
  const leads = await database.readSlow(db => store.leadsWithDates(db, trigger.field_id, dates))
  for (const { lead_id, timezone, day } of leads) {
    const { zone } = zoneFor('delay', { definition, lead_timezone: timezone, site_timezone })
    const occurrence = { lead_id, at: momentOn(day, trigger.at, zone), day }
    if (occurrence.at <= to && isAfter(occurrence, cursor)) found.push(occurrence)
  }
  return found.sort((a, b) => a.at - b.at || (a.lead_id < b.lead_id ? -1 : 1))
}

/** Enrolls a batch and moves the cursor behind it; false where another has overtaken or the journey is off. */
function enrollBatch(
  { database, installation, clock }: SiteScope,
  journey_id: string,
  { field_id }: DateFieldTrigger,
  of: store.DateCursor,
  batch: readonly Occurrence[],
  to: Pick<store.DateCursor, 'at' | 'lead_id'>,
  site_timezone: string,
): Promise<boolean> {
  return database.write(async tx => {
    const journey = (await enrollingJourneys(tx)).find(j => j.id === journey_id)
    const cursor = await store.findDateCursor(tx, of)
    if (!journey || !cursor) return false
    const entrants = batch
      .filter(occurrence => isAfter(occurrence, cursor))
      .map(({ lead_id, day, at }) => ({ lead_id, cause_event: store.dateCause(field_id, day), due_at: at }))
    // A zone that has changed since would bring the same day a second time.
    const done = await runsCausedBy(tx, journey.id, entrants)
    const due = entrants.filter(({ lead_id, cause_event }) => !done.has(`${lead_id} ${cause_event}`))
    await enrollLeads(tx, journey, due, 'event', {
      ...acting(installation, clock),
      now: clock.now(),
      timezone: site_timezone,
    })
    if (isAfter(to, cursor)) await store.moveDateCursor(tx, cursor, to)
    return true
  })
}

/** All of one trigger up to now; false where it has been stopped. */
async function bringUp(
  scope: SiteScope,
  journey: EnrollingJourney,
  trigger: DateFieldTrigger,
  { now, site_timezone, signal }: { now: number; site_timezone: string; signal: AbortSignal },
): Promise<boolean> {
  const of = (await scope.database.read(db => store.listCursors(db, journey.id))).find(
    c => c.trigger === nameOf(trigger),
  )
  if (!of) return true
  for (let cursor = of; cursor.at < now; ) {
    const to = Math.min(now, cursor.at + window_ms)
    const due = await occurrences(scope, journey, trigger, cursor, to, site_timezone)
    for (let first = 0; first < due.length; first += batch_leads) {
      const batch = due.slice(first, first + batch_leads)
      const last = batch.at(-1)
      if (signal.aborted || !last || !(await enrollBatch(scope, journey.id, trigger, of, batch, last, site_timezone)))
        return false
    }
    const behind = { at: to, lead_id: after_all }
    if (signal.aborted || !(await enrollBatch(scope, journey.id, trigger, of, [], behind, site_timezone))) return false
    cursor = { ...cursor, ...behind }
  }
  return true
}

export function dateTriggersHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, clock } = scope
  return handle(dateTriggersJob, {
    concurrency: 1,
    lease_ms,
    async perform(job, signal) {
      const journey = (await database.read(enrollingJourneys)).find(j => j.id === job.subject_id)
      const site = await scope.facts()
      const triggers = journey ? dateTriggersOf(journey.document) : []
      if (!journey || !site || triggers.length === 0) return { done: true }
      // The same time for all: dates that occur meanwhile are handled by the next look.
      const now = clock.now()
      for (const trigger of triggers) {
        const done = await bringUp(scope, journey, trigger, { now, site_timezone: site.timezone, signal })
        if (!done) return { done: false, again_at: now }
      }
      const definition = toDefinition(journey.document)
      const zoned = { definition, lead_timezone: null, site_timezone: site.timezone }
      const zone = definition.use_lead_timezone ? 'any' : zoneFor('delay', zoned).zone
      return { done: false, again_at: Math.min(...triggers.map(({ at }) => nextLook(now, at, zone))) }
    },
  })
}
