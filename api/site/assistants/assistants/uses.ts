/** Which assistants use something of another feature: asked before that is deleted. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { AddressChange } from '../../../platform/features/address-change.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { isAimedAt } from '../../../platform/schemas/url-rules.ts'
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
    .map(({ id, name }) => ({ type: 'assistant', id, name }))
}

/** Published assistants of which an opener is shown at the address of a page alone. */
export const assistantsAtAddress = async (db: Handle<'site'>, change: AddressChange): Promise<Blocker[]> =>
  (await allAssistants(db))
    .filter(({ published }) => published?.openers.some(({ url_rules }) => isAimedAt(url_rules, change)))
    .map(({ id, name }) => ({ type: 'assistant', id, name }))

/** While it has assistants, a site is not deleted. */
export const assistantsOfSite = async (db: Handle<'site'>): Promise<Blocker[]> =>
  (await allAssistants(db)).map(({ id, name }) => ({ type: 'assistant', id, name }))

export { assistantsWith }
