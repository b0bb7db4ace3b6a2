/** Where leads came from; other features call these. */
import { type SQL, sql } from 'drizzle-orm'
import { toInstant } from '../../../platform/clock.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { devices, type Touch, type TouchFact, touchFacts } from '../visitors/table.ts'
import { type NewOrigin, originsOfLeads } from './store.ts'
import { leadOrigins } from './table.ts'

export { findOrigin, type NewOrigin, noteOrigin, removeOrigin } from './store.ts'

type Db = Handle<'site'>

/** What filters may ask: the country, the device, and each fact of the first and the last arrival. */
type OriginField = 'country' | 'device' | `${'first' | 'last'}_${TouchFact}`
export type OriginFacts = Partial<Record<OriginField, string>>
const originFields: readonly string[] = [
  'country',
  'device',
  ...['first', 'last'].flatMap(which => touchFacts.map(fact => `${which}_${fact}`)),
]

/** The kind of such a field, and how the database is asked; undefined for another name. */
export function originField(name: string) {
  if (!originFields.includes(name)) return undefined
  // Who came from nowhere since has the first arrival as the last one.
  const ofLast = name.startsWith('last_') && `iif(last_touch is null, ${name.replace('last_', 'first_')}, ${name})`
  const tested = sql.raw(name === 'country' ? 'lower(country)' : ofLast || name)
  const rows = sql`select lead_id from ${leadOrigins} where ${tested} is not null`
  return {
    ...(name === 'device' ? { kind: 'choice' as const, values: devices } : { kind: 'text' as const }),
    where: (test: (column: SQL) => SQL) => sql`(leads.id in (${rows} and ${test(tested)}))`,
    empty: sql`(leads.id not in (${rows}))`,
  }
}

const touchOnWire = (touch: Touch) => ({ ...touch, at: toInstant(touch.at) })

function onWire({ country, device, first_touch, last_touch }: NewOrigin) {
  const last = last_touch ?? first_touch
  return {
    ...(country !== null && { country }),
    ...(device !== null && { device }),
    ...(first_touch && { first_touch: touchOnWire(first_touch) }),
    ...(last && { last_touch: touchOnWire(last) }),
  }
}

export type OriginOnWire = ReturnType<typeof onWire>

/** By lead, as it travels: what is not known is absent. */
export async function originsOnWire(db: Db, lead_ids: readonly string[]) {
  const found = await originsOfLeads(db, lead_ids)
  return new Map(found.map(origin => [origin.lead_id, onWire(origin)]))
}

/** By lead, as filters in memory read it. */
export async function originFacts(db: Db, lead_ids: readonly string[]): Promise<Map<string, OriginFacts>> {
  const found = await originsOfLeads(db, lead_ids)
  return new Map(found.map(origin => [origin.lead_id, flat(origin)]))
}

function flat({ country, device, first_touch, last_touch }: NewOrigin): OriginFacts {
  const facts: OriginFacts = {}
  if (country !== null) facts.country = country
  if (device !== null) facts.device = device
  const last = last_touch ?? first_touch
  for (const fact of touchFacts) {
    const [first_value, last_value] = [first_touch?.[fact], last?.[fact]]
    if (first_value !== undefined) facts[`first_${fact}`] = first_value
    if (last_value !== undefined) facts[`last_${fact}`] = last_value
  }
  return facts
}
