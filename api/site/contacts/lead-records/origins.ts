/** The origins of leads, for other features to call. */
import { type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { type OriginFacts, originFields } from './origin-fields.ts'
import { type NewOrigin, originsOfLeads } from './origin-store.ts'
import { type Touch, touchFacts } from './touch.ts'

export type { OriginFacts } from './origin-fields.ts'
export {
  type NewOrigin,
  noOrigin,
  noteOrigin,
  type Origin,
  originRow,
  originVisitor,
  removeOrigin,
} from './origin-store.ts'

type Db = Handle<'site'>

/** The kind of such a field, and how the database is asked; undefined for another name. */
export function originField(name: string) {
  const field = Object.hasOwn(originFields, name) ? originFields[name] : undefined
  if (!field) return undefined
  // Without a later arrival that has a source, the first one is also the last.
  const ofLast = name.startsWith('last_') && `iif(last_touch is null, ${name.replace('last_', 'first_')}, ${name})`
  const tested = sql.raw(name === 'country' ? 'lower(country)' : ofLast || name)
  return {
    ...field,
    where: (test: (column: SQL) => SQL) => sql`coalesce(${test(tested)}, 0)`,
    empty: sql`(${tested} is null)`,
  }
}

const touchOnWire = (touch: Touch) => ({ ...touch, at: toInstant(touch.at) })

/** An origin on the wire: unknown facts are absent; undefined if all are. */
export function originOnWire({ country, device, first_touch, last_touch }: Omit<NewOrigin, 'lead_id' | 'visitor_id'>) {
  const last = last_touch ?? first_touch
  if (country === null && device === null && last === null) return undefined
  return {
    ...(country !== null && { country }),
    ...(device !== null && { device }),
    ...(first_touch && { first_touch: touchOnWire(first_touch) }),
    ...(last && { last_touch: touchOnWire(last) }),
  }
}

export type OriginOnWire = ReturnType<typeof originOnWire>

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
