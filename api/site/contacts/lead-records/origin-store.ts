/** Every query on the origins of leads, which are stored in the leads' rows. */
import { eq, getTableName } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { foldCase } from '../../../platform/texts/fold.ts'
import { saveColumns, updatingColumns } from './columns.ts'
import { originColumns } from './origin-columns.ts'
import { leads } from './table.ts'
import { type Touch, touchFacts } from './touch.ts'

type Db = Handle<'site'>
type LeadRow = typeof leads.$inferSelect
export type OriginRow = Pick<LeadRow, keyof typeof originColumns>
export type Origin = Pick<OriginRow, 'country' | 'device' | 'first_touch' | 'last_touch'> & {
  visitor_id: string | null
}
export type NewOrigin = Origin & { lead_id: string }

const columns = Object.keys(originColumns)
const table = getTableName(leads)
/** The facts of one arrival belong together: all of them change, or none. */
function newest(column: string): string {
  if (column.startsWith('first_'))
    return `${column} = iif(${table}.first_touch is null, e.${column}, ${table}.${column})`
  if (column.startsWith('last_')) return `${column} = iif(e.last_touch is null, ${table}.${column}, e.${column})`
  return `${column} = coalesce(e.${column}, ${table}.${column})`
}

/** The first arrival stays; the last one, the country and the device are those of the latest form. */
const noting = updatingColumns(columns, newest)

const foldFact = (touch: Touch | null, fact: (typeof touchFacts)[number]): string | null => {
  const value = touch?.[fact]
  return value === undefined ? null : foldCase(value)
}

/** The columns of a lead without an origin. */
export const noOrigin = Object.fromEntries(columns.map(column => [column, null])) as OriginRow

/** Each fact of an arrival with its columns, named once: texts put together for every row would cost more than the row. */
const factColumns = touchFacts.map(fact => ({ fact, first: `first_${fact}`, last: `last_${fact}` }))

/** The columns of an origin. */
export function originRow({ visitor_id, country, device, first_touch, last_touch }: Origin): OriginRow {
  const row: Record<string, unknown> = { origin_visitor_id: visitor_id, country, device, first_touch, last_touch }
  for (const { fact, first, last } of factColumns) {
    row[first] = foldFact(first_touch, fact)
    // Most leads have one arrival, which is the first and the last.
    row[last] = last_touch === first_touch ? row[first] : foldFact(last_touch, fact)
  }
  return row as OriginRow
}

const json = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

/** Adds the origin; leads that no longer exist are skipped. */
export async function noteOrigin(tx: Db, { lead_id, ...origin }: NewOrigin): Promise<void> {
  const row: Record<string, unknown> = originRow(origin)
  await noting(tx, [[lead_id, ...columns.map(column => json(row[column]))]])
}

/** The browser that the origin comes from; null where only the form reported it. */
export async function originVisitor(db: Db, lead_id: string): Promise<string | null> {
  const [row] = await db.select({ id: leads.origin_visitor_id }).from(leads).where(eq(leads.id, lead_id))
  return row?.id ?? null
}

const ofLeads = `select id, origin_visitor_id, country, device, first_touch, last_touch from ${table}
  where id in (select value from json_each(?))`

export async function originsOfLeads(db: Db, lead_ids: readonly string[]): Promise<NewOrigin[]> {
  const parsed = (touch: unknown): Touch | null => (typeof touch === 'string' ? JSON.parse(touch) : null)
  const rows = await db.all(ofLeads, [JSON.stringify(lead_ids)])
  return rows.map(([lead_id, visitor_id, country, device, first, last]) => ({
    lead_id: String(lead_id),
    visitor_id: visitor_id as string | null,
    country: country as string | null,
    device: device as OriginRow['device'],
    first_touch: parsed(first),
    last_touch: parsed(last),
  }))
}

export async function removeOrigin(tx: Db, lead_id: string): Promise<void> {
  await saveColumns(tx, lead_id, noOrigin)
}
