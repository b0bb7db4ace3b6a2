/** What is allowed as the filter of an audience, and who uses what in it; other features call these. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { FieldOption } from '../../../platform/features/field-option.ts'
import type { Blocker, FieldError } from '../../../platform/problem/problem.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { type Filter, placedRules, rulesIn } from '../../../platform/schemas/filter/schema.ts'
import { audienceExists, audiencesIn, type DynamicAudience, dynamicAudiences } from '../audiences/rules.ts'
import { fieldById, namesOption } from '../custom-fields/rules.ts'
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

const using = async (db: Db, uses: (field: string, ids: string[]) => boolean): Promise<Blocker[]> =>
  (await dynamicAudiences(db))
    .filter(({ filter }) => rulesIn(filter).some(({ field, value }) => uses(field, idsOf(value))))
    .map(({ id, name }) => ({ type: 'audience', id, name }))

const asking = (set: string) => (db: Db, id: string) => using(db, (field, ids) => field === set && ids.includes(id))

/** Dynamic audiences whose filters ask about a tag, another audience, a campaign, an assistant, a sandbox. */
export const audiencesWithTag = asking('tags')
export const audiencesWithAudience = asking('audiences')
export const audiencesWithCampaign = asking('campaigns')
export const audiencesWithAssistant = asking('assistants')
export const audiencesWithSandbox = (db: Db, id: string) =>
  using(db, (field, ids) => field.startsWith('sandboxes') && ids.includes(id))

export async function audiencesWithField(db: Db, id: string): Promise<Blocker[]> {
  const row = await fieldById(db, id)
  return row ? using(db, field => field === `custom_fields.${row.name}`) : []
}

/** Dynamic audiences whose filters ask for an option of a dropdown. */
export const audiencesNamingOption = async (db: Db, option: FieldOption): Promise<Blocker[]> =>
  (await dynamicAudiences(db))
    .filter(({ filter }) => namesOption(filter, option))
    .map(({ id, name }) => ({ type: 'audience', id, name }))
