/** Every query on date triggers: each trigger's cursor, and the leads whose dates occur. */
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../../platform/database/handle.ts'
import { leadValues } from '../../../contacts/custom-fields/rules.ts'
import { leads } from '../../../contacts/lead-records/table.ts'
import { wasEnrolledBy } from '../../runs/rules.ts'
import { dateCursors } from '../table.ts'

type Db = Handle<'site'>
export type DateCursor = typeof dateCursors.$inferSelect

export const listCursors = (db: Db, journey_id: string): Promise<DateCursor[]> =>
  db.select().from(dateCursors).where(eq(dateCursors.journey_id, journey_id))

const one = ({ journey_id, trigger }: Pick<DateCursor, 'journey_id' | 'trigger'>) =>
  and(eq(dateCursors.journey_id, journey_id), eq(dateCursors.trigger, trigger))

export async function findDateCursor(db: Db, of: DateCursor): Promise<DateCursor | undefined> {
  const [row] = await db.select().from(dateCursors).where(one(of))
  return row
}

export async function moveDateCursor(tx: Db, of: DateCursor, to: Pick<DateCursor, 'at' | 'lead_id'>): Promise<void> {
  await tx.update(dateCursors).set({ at: to.at, lead_id: to.lead_id }).where(one(of))
}

/** Existing triggers keep their cursor, new ones start, removed ones are deleted. */
export async function keepCursors(tx: Db, journey_id: string, fresh: readonly DateCursor[]): Promise<void> {
  const kept = fresh.map(cursor => cursor.trigger)
  await tx.delete(dateCursors).where(and(eq(dateCursors.journey_id, journey_id), notInArray(dateCursors.trigger, kept)))
  if (fresh.length > 0)
    await tx
      .insert(dateCursors)
      .values([...fresh])
      .onConflictDoNothing()
}

export const dropCursors = (tx: Db, journey_id: string) =>
  tx.delete(dateCursors).where(eq(dateCursors.journey_id, journey_id))

export interface DateOccurrence {
  lead_id: string
  timezone: string | null
  /** The local day of the occurrence. */
  day: number
}

/** Leads with one of these dates in a field; each date comes with the local day of its occurrence. */
export async function leadsWithDates(
  db: Db,
  field_id: string,
  dates: readonly [number, number][],
): Promise<DateOccurrence[]> {
  const rows = await db.all<[string, string | null, number]>(sql`
    select v.lead_id, l.timezone, e.value ->> 1 from json_each(${JSON.stringify(dates)}) e
    cross join ${leadValues} v on v.field_id = ${field_id} and v.number = e.value ->> 0
    cross join ${leads} l on l.id = v.lead_id`)
  return rows.map(([lead_id, timezone, day]) => ({ lead_id, timezone, day }))
}

/** The key of an occurrence in the run that it causes, so that each enrolls once. */
export const dateCause = (field_id: string, day: number): string => `date_field:${field_id}:${day}`

/** Today's date in the time zones of leads, and the stored dates that occur on it. */
export interface DatesToday {
  journey_id: string
  field_id: string
  dates: readonly [date: number, day: number][]
  days: readonly [timezone: string | null, day: number][]
}

/** The zones of the leads with one of these dates in a field. */
export async function zonesOfDates(
  db: Db,
  field_id: string,
  dates: readonly [number, number][],
): Promise<(string | null)[]> {
  const rows = await db.all<[string | null]>(sql`
    select distinct l.timezone from json_each(${JSON.stringify(dates)}) e
    cross join ${leadValues} v on v.field_id = ${field_id} and v.number = e.value ->> 0
    cross join ${leads} l on l.id = v.lead_id`)
  return rows.map(([timezone]) => timezone)
}

const fromToday = ({ journey_id, field_id, dates, days }: DatesToday): SQL => sql`
  from json_each(${JSON.stringify(dates)}) e
  cross join ${leadValues} v on v.field_id = ${field_id} and v.number = e.value ->> 0
  cross join ${leads} d on d.id = v.lead_id
  cross join json_each(${JSON.stringify(days)}) z on z.value ->> 0 is d.timezone and z.value ->> 1 = e.value ->> 1
  where not ${wasEnrolledBy(journey_id, sql`v.lead_id`, sql`${dateCause(field_id, 0).slice(0, -1)} || (e.value ->> 1)`)}`

/** The leads whose date is today and who are not enrolled by it yet. */
export const datedToday = (today: DatesToday): SQL => sql`select v.lead_id ${fromToday(today)}`

/** Of these leads those whose date is today, each with what its run is to be caused by. */
export async function causesToday(
  db: Db,
  today: DatesToday,
  lead_ids: readonly string[],
): Promise<[lead_id: string, cause_event: string][]> {
  const rows = await db.all<[string, number]>(sql`
    select v.lead_id, e.value ->> 1 ${fromToday(today)}
    and v.lead_id in (select value from json_each(${JSON.stringify(lead_ids)}))`)
  return rows.map(([lead_id, day]) => [lead_id, dateCause(today.field_id, day)])
}
