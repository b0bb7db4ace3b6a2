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

type Stamped = NewEvent & { id: string; at: number }

const rowsAtOnce = [1, 2, 3, 4, 5, 6, 7, 8] as const
const placeholders = (i: number) => ({
  id: sql.placeholder(`id_${i}`),
  at: sql.placeholder(`at_${i}`),
  name: sql.placeholder(`name_${i}`),
  subject_id: sql.placeholder(`subject_id_${i}`),
  lead_id: sql.placeholder(`lead_id_${i}`),
  data: sql.placeholder(`data_${i}`),
})
/** One statement for each number of rows, so that each can be prepared. */
const insertRows = rowsAtOnce.map(
  count => (db: Handle<'site'>) =>
    db
      .insert(events)
      .values(Array.from({ length: count }, (_, i) => placeholders(i)))
      .prepare(),
)

/** Appends several events in the order given, in as few statements as can be. */
export async function appendEvents(tx: Handle<'site'>, list: readonly Stamped[]): Promise<void> {
  if (list.length > insertRows.length) return appendCrowd(tx, list)
  for (let start = 0; start < list.length; start += insertRows.length) {
    const rows = list.slice(start, start + insertRows.length)
    const insert = insertRows[rows.length - 1]
    if (!insert) return
    const values: Record<string, unknown> = {}
    rows.forEach((event, i) => {
      values[`id_${i}`] = event.id
      values[`at_${i}`] = event.at
      values[`name_${i}`] = event.name
      values[`subject_id_${i}`] = event.subject_id ?? null
      values[`lead_id_${i}`] = event.lead_id ?? null
      values[`data_${i}`] = event.data ?? {}
    })
    await tx.prepared(insert).run(values)
  }
}

async function appendCrowd(tx: Handle<'site'>, list: readonly Stamped[]): Promise<void> {
  const rows = list.map(e => [e.id, e.at, e.name, e.subject_id, e.lead_id, JSON.stringify(e.data ?? {})])
  await tx.run(sql`
    insert into events (id, at, name, subject_id, lead_id, data)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
    from json_each(${JSON.stringify(rows)}) order by key`)
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
