/** How an operation is called in the SDK: `listTags` under the tag `tags` becomes `client.tags.list`. */

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
