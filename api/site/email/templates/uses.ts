/** Which templates use something of another feature: asked before that is deleted. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { fieldById } from '../../contacts/custom-fields/rules.ts'
import { printsVariable } from './check.ts'
import { templatesHolding } from './store.ts'

/** Templates that print a custom field, or ask for it; those that are disabled too: they could not be saved again. */
export async function templatesPrinting(db: Handle<'site'>, field_id: string): Promise<Blocker[]> {
  const field = await fieldById(db, field_id)
  if (!field) return []
  const rows = await templatesHolding(db, field.name)
  return rows
    .filter(row => printsVariable(row, `lead.custom.${field.name}`))
    .map(({ id, name }) => ({ kind: 'template', id, name }))
}
