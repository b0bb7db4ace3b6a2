/** Every query on date triggers: how far each has come, and whose dates are meant. */
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { dateCursors } from './table.ts'

type Db = Handle<'site'>
export type DateCursor = typeof dateCursors.$inferSelect

export const cursorsOf = (db: Db, journey_id: string): Promise<DateCursor[]> =>
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

/** Triggers that are there keep their place, new ones begin, others go. */
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

export interface Dated {
  lead_id: string
  timezone: string | null
  /** The day that the lead's date is meant by. */
  day: number
}

/** Leads with one of these dates in a field; each date comes with the day that it is meant by. */
export async function leadsWithDates(db: Db, field_id: string, dates: readonly [number, number][]): Promise<Dated[]> {
  const rows = await db.values<[string, string | null, number]>(sql`
    select v.lead_id, l.timezone, e.value ->> 1 from json_each(${JSON.stringify(dates)}) e
    cross join lead_values v on v.field_id = ${field_id} and v.number = e.value ->> 0
    cross join leads l on l.id = v.lead_id`)
  return rows.map(([lead_id, timezone, day]) => ({ lead_id, timezone, day }))
}
