/** Every query on the origins of leads. */
import { eq } from 'drizzle-orm'
import type { Append } from '../../../platform/database/appends.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { foldCase } from '../../../platform/filter/fold.ts'
import { type Touch, touchFacts } from '../visitors/table.ts'
import { leadOrigins } from './table.ts'

type Db = Handle<'site'>
export type OriginRow = typeof leadOrigins.$inferSelect
export type NewOrigin = Pick<OriginRow, 'lead_id' | 'visitor_id' | 'country' | 'device' | 'first_touch' | 'last_touch'>

const columns = [
  ...['lead_id', 'visitor_id', 'country', 'device', 'first_touch', 'last_touch'],
  ...touchFacts.map(fact => `first_${fact}`),
  ...touchFacts.map(fact => `last_${fact}`),
]
const ofFirst = columns.filter(column => column.startsWith('first_'))
const later = columns.filter(column => column !== 'lead_id' && !ofFirst.includes(column))
const ofLast = later.filter(column => column.startsWith('last_'))
const newest = (column: string) => `${column} = coalesce(excluded.${column}, lead_origins.${column})`
/** The facts of one arrival belong together: all of them change, or none. */
const whole = (touch: 'first_touch' | 'last_touch', keeps: 'lead_origins' | 'excluded') => (column: string) => {
  const other = keeps === 'excluded' ? 'lead_origins' : 'excluded'
  return `${column} = case when ${keeps}.${touch} is null then ${other}.${column} else ${keeps}.${column} end`
}

/** The first arrival stays; the last one, the country and the device are those of the latest form. */
const noting: Append = {
  table: 'lead_origins',
  into: `insert into lead_origins (${columns.join(', ')})`,
  columns: columns.length,
  after: `on conflict (lead_id) do update set ${[
    ...ofFirst.map(whole('first_touch', 'lead_origins')),
    ...ofLast.map(whole('last_touch', 'excluded')),
    ...later.filter(column => !ofLast.includes(column)).map(newest),
  ].join(', ')}`,
}

/** In the order of `columns`. */
export function valuesOf({ lead_id, visitor_id, country, device, first_touch, last_touch }: NewOrigin) {
  const values: (string | null)[] = [lead_id, visitor_id, country, device, json(first_touch), json(last_touch)]
  for (const fact of touchFacts) values.push(foldFact(first_touch, fact))
  for (const fact of touchFacts) values.push(foldFact(last_touch, fact))
  return values
}

const json = (touch: Touch | null): string | null => (touch === null ? null : JSON.stringify(touch))

const foldFact = (touch: Touch | null, fact: (typeof touchFacts)[number]): string | null => {
  const value = touch?.[fact]
  return value === undefined ? null : foldCase(value)
}

/** At the end of the group: nobody asks in between. */
export const noteOrigin = (tx: Db, origin: NewOrigin): Promise<void> => tx.append(noting, valuesOf(origin))

export async function findOrigin(db: Db, lead_id: string): Promise<OriginRow | undefined> {
  const [row] = await db.select().from(leadOrigins).where(eq(leadOrigins.lead_id, lead_id))
  return row
}

const ofLeads = `select lead_id, country, device, first_touch, last_touch from lead_origins
  where lead_id in (select value from json_each(?))`

export async function originsOfLeads(db: Db, lead_ids: readonly string[]): Promise<NewOrigin[]> {
  const parsed = (touch: unknown): Touch | null => (typeof touch === 'string' ? JSON.parse(touch) : null)
  const rows = await db.rows(ofLeads, [JSON.stringify(lead_ids)])
  return rows.map(([lead_id, country, device, first, last]) => ({
    lead_id: String(lead_id),
    visitor_id: null,
    country: country as string | null,
    device: device as OriginRow['device'],
    first_touch: parsed(first),
    last_touch: parsed(last),
  }))
}

export async function removeOrigin(tx: Db, lead_id: string): Promise<void> {
  await tx.delete(leadOrigins).where(eq(leadOrigins.lead_id, lead_id))
}
