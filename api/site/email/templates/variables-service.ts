/** The endpoints on variables. */

import { query } from '../../../platform/features/endpoint.ts'
import { fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import { variableNames } from './check.ts'
import { contentsOf } from './languages.ts'
import { allTemplates } from './store.ts'
import { describedVariables } from './variables.ts'
import * as contract from './variables-contract.ts'

export const listTemplateVariables = query(contract.listTemplateVariables, async (db, _, { site, locale }) => ({
  data: describedVariables(site, await fieldsOfSite(db), locale),
}))

export const listTemplateVariableUses = query(contract.listTemplateVariableUses, async db => {
  const users = new Map<string, { id: string; name: string }[]>()
  for (const { id, name, ...source } of await allTemplates(db)) {
    for (const variable of new Set(contentsOf(source).flatMap(one => [...variableNames(one)]))) {
      users.set(variable, [...(users.get(variable) ?? []), { id, name }])
    }
  }
  return { data: [...users].map(([name, templates]) => ({ name, templates })) }
})
