/** Where leads came from; other features call these. */
import { type SQL, sql } from 'drizzle-orm'
import { toInstant } from '../../platform/clock.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { devices, type Touch, touchFacts } from '../visitors/table.ts'
import { originsOfLeads } from './store.ts'
import { leadOrigins } from './table.ts'

export { findOrigin, type NewOrigin, noteOrigin, removeOrigin } from './store.ts'

type Db = Handle<'site'>

/** What filters may ask: the country, the device, and each fact of the first and the last arrival. */
export const originFields = [
  'country',
  'device',
  ...(['first', 'last'] as const).flatMap(which => touchFacts.map(fact => `${which}_${fact}`)),
]

/** The kind of such a field, and how the database is asked; undefined for another name. */
export function originField(name: string) {
  if (!originFields.includes(name)) return undefined
  const tested = name === 'country' ? sql`lower(country)` : sql.raw(name)
  const rows = sql`select lead_id from ${leadOrigins} where ${sql.raw(name)} is not null`
  return {
    ...(name === 'device' ? { kind: 'choice' as const, values: devices } : { kind: 'text' as const }),
    where: (test: (column: SQL) => SQL) => sql`(leads.id in (${rows} and ${test(tested)}))`,
    empty: sql`(leads.id not in (${rows}))`,
  }
}

const touchOnWire = (touch: Touch) => ({ ...touch, at: toInstant(touch.at) })

/** By lead, as it travels: what is not known is absent. */
export async function originsOnWire(db: Db, lead_ids: readonly string[]) {
  const found = await originsOfLeads(db, lead_ids)
  return new Map(
    found.map(({ lead_id, country, device, first_touch, last_touch }) => [
      lead_id,
      {
        ...(country !== null && { country }),
        ...(device !== null && { device }),
        ...(first_touch && { first_touch: touchOnWire(first_touch) }),
        ...(last_touch && { last_touch: touchOnWire(last_touch) }),
      },
    ]),
  )
}

/** By lead, as filters in memory read it. */
export async function originFacts(db: Db, lead_ids: readonly string[]): Promise<Map<string, Record<string, string>>> {
  const found = await originsOfLeads(db, lead_ids)
  return new Map(found.map(origin => [origin.lead_id, flat(origin)]))
}

function flat({ country, device, first_touch, last_touch }: Awaited<ReturnType<typeof originsOfLeads>>[number]) {
  const facts: Record<string, string> = {}
  if (country !== null) facts.country = country
  if (device !== null) facts.device = device
  for (const [which, touch] of Object.entries({ first: first_touch, last: last_touch })) {
    for (const fact of touchFacts) {
      const value = touch?.[fact]
      if (value !== undefined) facts[`${which}_${fact}`] = value
    }
  }
  return facts
}
