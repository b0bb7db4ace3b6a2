/** What is allowed as the filter of an audience; other features call these. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { FieldError } from '../../../platform/problem/problem.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { type Filter, placedRules } from '../../../platform/schemas/filter/schema.ts'
import { audienceExists, audiencesIn, type DynamicAudience, dynamicAudiences } from '../audiences/rules.ts'
import { filterProblems } from '../leads/rules.ts'
import { tagExists } from '../tags/rules.ts'

export { forgetDues } from './dues-store.ts'
export { audienceRecomputation, beginRecomputation, recomputationsUnderWay } from './recomputation.ts'
export { audienceDues } from './table.ts'

type Db = Handle<'site'>

/**
 * 422 where the filter does not fit the fields of leads, names what is not there, or would ask in the end about the audience
 * that it fills: such a one would never come to rest.
 */
export async function requireAudienceFilter(db: Db, filter: Filter, own_id?: string): Promise<void> {
  const errors = await filterProblems(db, filter)
  if (errors.length === 0) errors.push(...(await referenceErrors(db, filter, own_id)))
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

const named = { tags: tagExists, audiences: audienceExists }

async function referenceErrors(db: Db, filter: Filter, own_id: string | undefined): Promise<FieldError[]> {
  const errors: FieldError[] = []
  const others = await dynamicAudiences(db)
  for (const { rule, pointer } of placedRules(filter, '/filter')) {
    const { field, op } = rule
    if (field !== 'tags' && field !== 'audiences') continue
    const ids = idsOf(rule.value)
    if (field === 'audiences' && ids.length === 0) errors.push({ pointer: `${pointer}/op`, code: 'filter_circular' })
    if (op !== 'has' && op !== 'has_not') continue
    for (const id of ids) {
      if (!(await named[field](db, id))) errors.push({ pointer: `${pointer}/value`, code: 'unknown_reference' })
      else if (field === 'audiences' && own_id !== undefined && asksAbout(id, own_id, others)) {
        errors.push({ pointer: `${pointer}/value`, code: 'filter_circular' })
      }
    }
  }
  return errors
}

const idsOf = (value: unknown): string[] => [value ?? []].flat().map(String)

/** Whether an audience is the other, or asks about it through whatever audiences. */
function asksAbout(id: string, other: string, audiences: readonly DynamicAudience[]): boolean {
  const seen = new Set<string>()
  const look = (one: string): boolean => {
    if (one === other) return true
    if (seen.has(one)) return false
    seen.add(one)
    const filter = audiences.find(audience => audience.id === one)?.filter
    return filter !== undefined && audiencesIn(filter).some(look)
  }
  return look(id)
}
