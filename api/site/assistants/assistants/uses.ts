/** Which assistants use something of another feature: asked before that is deleted. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { fieldById } from '../../contacts/custom-fields/rules.ts'
import { assistantsWith } from './rules.ts'
import { allAssistants } from './store.ts'

/** Assistants that ask for a custom field. */
export async function assistantsAskingFor(db: Handle<'site'>, field_id: string): Promise<Blocker[]> {
  const field = await fieldById(db, field_id)
  if (!field) return []
  return (await allAssistants(db))
    .filter(({ settings, published }) =>
      [settings, published].some(of => of?.quick_form.form.fields.some(({ name }) => name === field.name)),
    )
    .map(({ id, name }) => ({ kind: 'assistant', id, name }))
}

/** While it has assistants, a site is not deleted. */
export const assistantsOfSite = async (db: Handle<'site'>): Promise<Blocker[]> =>
  (await allAssistants(db)).map(({ id, name }) => ({ kind: 'assistant', id, name }))

export { assistantsWith }
