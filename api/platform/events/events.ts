/** Writing and reading the sequence of events. What follows from an event belongs to its consumer. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../database/handle.ts'
import { cursors, events } from './table.ts'

export interface NewEvent {
  name: string
  subject_id?: string | null
  lead_id?: string | null
  data?: Record<string, unknown>
}
export type Event = typeof events.$inferSelect

const insertEvent = (db: Handle<'site'>) =>
  db
    .insert(events)
    .values({
      id: sql.placeholder('id'),
      at: sql.placeholder('at'),
      name: sql.placeholder('name'),
      subject_id: sql.placeholder('subject_id'),
      lead_id: sql.placeholder('lead_id'),
      data: sql.placeholder('data'),
    })
    .prepare()

/** Appends one event in the transaction of what it tells. */
export async function appendEvent(tx: Handle<'site'>, event: NewEvent & { id: string; at: number }): Promise<void> {
  await tx.prepared(insertEvent).run({
    id: event.id,
    at: event.at,
    name: event.name,
    subject_id: event.subject_id ?? null,
    lead_id: event.lead_id ?? null,
    data: event.data ?? {},
  })
}

export async function eventsAfter(
  db: Handle<'site'>,
  seq: number,
  options: { names?: readonly string[]; limit: number },
): Promise<Event[]> {
  const named = options.names ? inArray(events.name, [...options.names]) : undefined
  return db
    .select()
    .from(events)
    .where(and(gt(events.seq, seq), named))
    .orderBy(asc(events.seq))
    .limit(options.limit)
}

/** The last sequence number, 0 when nothing happened yet; and the first that is still kept. */
export async function eventBounds(db: Handle<'site'>): Promise<{ first: number; last: number }> {
  // Two subqueries, each one look at the key's end; min and max in one would read every row.
  const [row] = await db
    .select({
      first: sql<number>`(select min(${events.seq}) from ${events})`,
      last: sql<number>`(select max(${events.seq}) from ${events})`,
    })
    .from(events)
    .limit(1)
  return row ?? { first: 1, last: 0 }
}

export async function cursorOf(db: Handle<'site'>, consumer: string): Promise<number> {
  const [row] = await db.select().from(cursors).where(eq(cursors.consumer, consumer))
  return row?.seq ?? 0
}

/** Moves a consumer's cursor, in the transaction of what the events caused. */
export async function moveCursor(tx: Handle<'site'>, consumer: string, seq: number): Promise<void> {
  await tx.insert(cursors).values({ consumer, seq }).onConflictDoUpdate({ target: cursors.consumer, set: { seq } })
}
