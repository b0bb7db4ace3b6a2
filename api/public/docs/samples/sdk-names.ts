/** How an operation is called in the SDK: `listTags` under the tag `tags` becomes `client.tags.list`. */
import { tagParents } from '../../../document-tag-parents.ts'

const words = (name: string): string[] => name.split(/[^A-Za-z0-9]+/).filter(Boolean)
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const pascalCase = (name: string): string => words(name).map(capital).join('')
export const camelCase = (name: string): string => {
  const pascal = pascalCase(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

/** English, as far as the names of resources need it. */
export function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  if (/(ches|shes|sses|xes)$/.test(plural)) return plural.slice(0, -2)
  return plural.endsWith('s') && !plural.endsWith('ss') ? plural.slice(0, -1) : plural
}

/** Property of a resource within that to which it belongs: `lead-changes` is `changes` of `leads`. */
export function partName(tag: string, parent: string): string {
  const start = `${singular(parent)}-`
  return camelCase(tag.startsWith(start) ? tag.slice(start.length) : tag)
}

/** Where the client has the resource of a tag: `tags`, `leads.changes`. */
export function resourcePath(tag: string): string {
  const parent = tagParents[tag]
  return parent === undefined ? camelCase(tag) : `${camelCase(parent)}.${partName(tag, parent)}`
}

/**
 * The endpoint's name without the noun of its resource: right after the verb (`listTags`), or at the end where it is one
 * thing that something is done with (`switchOffJourney`).
 */
export function methodName(operationId: string, tag: string): string {
  const verb = /^[a-z0-9]+/.exec(operationId)?.[0] ?? operationId
  const rest = operationId.slice(verb.length)
  const plural = pascalCase(tag)
  const one = singular(plural)
  for (const noun of [plural, one]) {
    const after = rest.slice(noun.length)
    if (rest.startsWith(noun) && /^([A-Z0-9]|$)/.test(after)) return verb + after
  }
  return rest.endsWith(one) ? operationId.slice(0, -one.length) : operationId
}
