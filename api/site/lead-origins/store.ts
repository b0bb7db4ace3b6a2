/** Every query on the origins of leads. */
import { eq, getTableColumns } from 'drizzle-orm'
import type { Append } from '../../platform/database/appends.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { foldSearch } from '../../platform/filter/fold.ts'
import { type Touch, touchFacts } from '../visitors/table.ts'
import { leadOrigins } from './table.ts'

type Db = Handle<'site'>
export type OriginRow = typeof leadOrigins.$inferSelect
export type NewOrigin = Pick<OriginRow, 'lead_id' | 'visitor_id' | 'country' | 'device' | 'first_touch' | 'last_touch'>

const columns = Object.keys(getTableColumns(leadOrigins)) as (keyof OriginRow)[]
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

export function valuesOf(origin: NewOrigin): (string | null)[] {
  const { first_touch, last_touch } = origin
  const folded: Record<string, string | null> = {}
  for (const [name, touch] of [
    ['first', first_touch],
    ['last', last_touch],
  ] as const) {
    for (const fact of touchFacts) folded[`${name}_${fact}`] = foldFact(touch, fact)
  }
  const json = (touch: Touch | null) => (touch === null ? null : JSON.stringify(touch))
  const all = { ...folded, ...origin, first_touch: json(first_touch), last_touch: json(last_touch) }
  return columns.map(column => (all as Record<string, string | null>)[column] ?? null)
}

const foldFact = (touch: Touch | null, fact: (typeof touchFacts)[number]): string | null => {
  const value = touch?.[fact]
  return value === undefined ? null : foldSearch(value)
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
