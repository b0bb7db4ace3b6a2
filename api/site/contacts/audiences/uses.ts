/** Which audiences ask about a thing by their filters. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { FieldOption } from '../../../platform/features/field-option.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { rulesIn } from '../../../platform/schemas/filter/schema.ts'
import { fieldById, namesOption } from '../custom-fields/rules.ts'
import { dynamicAudiences } from './store.ts'

type Db = Handle<'site'>

const idsOf = (value: unknown): string[] => [value ?? []].flat().map(String)

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
