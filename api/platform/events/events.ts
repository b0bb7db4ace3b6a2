/** Reading the sequence of events, and the cursors of those who do. It is written by emit.ts alone. */
import type { Handle } from '../database/handle.ts'
import { rowsOf } from '../database/statements.ts'
import { events } from './table.ts'

export type Event = typeof events.$inferSelect

const selectAll = rowsOf(events, 'where seq > ? order by seq limit ?')
const isNamed = 'seq > ? and name in (select value from json_each(?))'
const selectNamed = rowsOf(events, `where ${isNamed} order by seq limit ?`)
const selectUnsuppressed = rowsOf(
  events,
  `where ${isNamed} and data ->> 'suppress_triggers' is null order by seq limit ?`,
)

/** Which events are read: those of these names, and perhaps none that start no journeys. */
export interface EventSelection {
  names?: readonly string[]
  suppressed?: boolean
}

/** Those of some events, as `eventsAfter` would read them. */
export const selectEvents = (read: readonly Event[], { names, suppressed = true }: EventSelection): Event[] =>
  read.filter(
    ({ name, data }) => (names?.includes(name) ?? true) && (suppressed || (data.suppress_triggers ?? null) === null),
  )

export async function eventsAfter(
  db: Handle<'site'>,
  seq: number,
  options: EventSelection & { limit: number },
): Promise<Event[]> {
  const { names, suppressed = true, limit } = options
  if (!names) return db.all(selectAll, [seq, limit])
  return db.all(suppressed ? selectNamed : selectUnsuppressed, [seq, JSON.stringify(names), limit])
}

// Two subqueries, each one look at the key's end; min and max in one would read every row.
const bounds = 'select (select min(seq) from events), (select max(seq) from events)'

/** The last sequence number, 0 when nothing happened yet; and the first that is still kept. */
export async function eventBounds(db: Handle<'site'>): Promise<{ first: number; last: number }> {
  const [first, last] = (await db.one(bounds, [])) ?? []
  return { first: Number(first ?? 1), last: Number(last ?? 0) }
}

const lastId = 'select id from events order by seq desc limit 1'

/** The id of what happened last; undefined when nothing has yet. */
export async function lastEventId(db: Handle<'site'>): Promise<string | undefined> {
  const [id] = (await db.one(lastId, [])) ?? []
  return typeof id === 'string' ? id : undefined
}

const findCursor = 'select seq from cursors where consumer = ?'
const setCursors = `
  insert into cursors (consumer, seq) select value ->> 0, value ->> 1 from json_each(?) where true
  on conflict (consumer) do update set seq = excluded.seq`

export async function readCursor(db: Handle<'site'>, consumer: string): Promise<number> {
  const [seq] = (await db.one(findCursor, [consumer])) ?? []
  return Number(seq ?? 0)
}

/** All cursors of the site: there are few, and a statement for each would take longer. */
export async function readCursors(db: Handle<'site'>): Promise<Map<string, number>> {
  const rows = await db.all('select consumer, seq from cursors', [])
  return new Map(rows.map(([consumer, seq]) => [String(consumer), Number(seq)]))
}

/** Moves consumers' cursors, in the transaction of what the events caused. */
export async function moveCursors(tx: Handle<'site'>, moved: ReadonlyMap<string, number>): Promise<void> {
  await tx.run(setCursors, [JSON.stringify([...moved])])
}
