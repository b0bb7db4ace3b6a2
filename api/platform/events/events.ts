/** Writing and reading the sequence of events. What follows from an event belongs to its consumer. */
import type { Handle } from '../database/handle.ts'
import { appender } from '../database/insert.ts'
import { selector } from '../database/select.ts'
import { events } from './table.ts'

export interface NewEvent {
  name: string
  subject_id?: string | null
  lead_id?: string | null
  data?: Record<string, unknown>
}
export type Event = typeof events.$inferSelect

type Stamped = NewEvent & { id: string; at: number }

const insertEvents = appender(events, 'seq')

const toRow = ({ id, at, name, subject_id, lead_id, data }: Stamped) => ({
  id,
  at,
  name,
  subject_id: subject_id ?? null,
  lead_id: lead_id ?? null,
  data: data ?? {},
})

/** Appends one event in the transaction of what it tells. */
export const appendEvent = (tx: Handle<'site'>, event: Stamped): Promise<void> => insertEvents(tx, [toRow(event)])

/** Appends several events in the order given, in as few statements as can be. */
export const appendEvents = (tx: Handle<'site'>, list: readonly Stamped[]): Promise<void> =>
  insertEvents(tx, list.map(toRow))

const selectAll = selector(events, 'where seq > ? order by seq limit ?')
const selectNamed = selector(events, 'where seq > ? and name in (select value from json_each(?)) order by seq limit ?')

export async function eventsAfter(
  db: Handle<'site'>,
  seq: number,
  options: { names?: readonly string[]; limit: number },
): Promise<Event[]> {
  const { names, limit } = options
  return names ? selectNamed(db, [seq, JSON.stringify(names), limit]) : selectAll(db, [seq, limit])
}

// Two subqueries, each one look at the key's end; min and max in one would read every row.
const bounds = 'select (select min(seq) from events), (select max(seq) from events)'

/** The last sequence number, 0 when nothing happened yet; and the first that is still kept. */
export async function eventBounds(db: Handle<'site'>): Promise<{ first: number; last: number }> {
  const [first, last] = (await db.row(bounds, [])) ?? []
  return { first: Number(first ?? 1), last: Number(last ?? 0) }
}

const findCursor = 'select seq from cursors where consumer = ?'
const setCursor =
  'insert into cursors (consumer, seq) values (?, ?) on conflict (consumer) do update set seq = excluded.seq'

export async function cursorOf(db: Handle<'site'>, consumer: string): Promise<number> {
  const [seq] = (await db.row(findCursor, [consumer])) ?? []
  return Number(seq ?? 0)
}

/** Moves a consumer's cursor, in the transaction of what the events caused. */
export async function moveCursor(tx: Handle<'site'>, consumer: string, seq: number): Promise<void> {
  await tx.change(setCursor, [consumer, seq])
}
