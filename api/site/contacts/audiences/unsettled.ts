/**
 * Dynamic audiences whose rows cannot be believed: some leads have not been looked at with the present filter, or with that
 * of an audience that the filter asks about. Who is on them is decided by their filters instead.
 */
import type { Handle } from '../../../platform/database/handle.ts'
import { type Filter, rulesIn } from '../../../platform/schemas/filter/schema.ts'
import { type DynamicAudience, dynamicAudiences, hasUnsettledAudiences } from './store.ts'

const toIds = (value: unknown): string[] => [value ?? []].flat().map(String)

/** The audiences that a filter names. */
export const audiencesIn = (filter: Filter): string[] =>
  rulesIn(filter).flatMap(({ field, value }) => (field === 'audiences' ? toIds(value) : []))

/** Each behind those that its filter asks about. */
export async function unsettledAudiences(db: Handle<'site'>): Promise<DynamicAudience[]> {
  return (await hasUnsettledAudiences(db)) ? collectUnsettled(await dynamicAudiences(db)) : []
}

function collectUnsettled(audiences: readonly DynamicAudience[]): DynamicAudience[] {
  const byId = new Map(audiences.map(audience => [audience.id, audience]))
  const looked = new Map<string, boolean>()
  const found: DynamicAudience[] = []
  const look = (audience: DynamicAudience): boolean => {
    const known = looked.get(audience.id)
    if (known !== undefined) return known
    looked.set(audience.id, false)
    const asked = audiencesIn(audience.filter).flatMap(id => byId.get(id) ?? [])
    // All are looked at, so that each stands before this one.
    const isUnsettled = asked.map(look).includes(true) || audience.settled_version !== audience.filter_version
    looked.set(audience.id, isUnsettled)
    if (isUnsettled) found.push(audience)
    return isUnsettled
  }
  for (const audience of audiences) look(audience)
  return found
}
