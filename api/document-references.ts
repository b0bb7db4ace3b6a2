/** References with words beside them, as OpenAPI 3.1 allows: generators read these, and stumble over `allOf` of a reference and a description. */

type Node = Record<string, unknown>

/** What may stand beside a reference without changing what fits the schema. */
const annotations: readonly string[] = ['description', 'default', 'examples', 'deprecated']

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Turns `allOf: [{ $ref }, { description }]` into `{ $ref, description }`, wherever it stands. */
export function withPlainReferences<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withPlainReferences) as T
  if (!isNode(value)) return value
  const node: Node = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPlainReferences(part)]))
  const { allOf, ...others } = node
  if (!Array.isArray(allOf) || !allOf.every(isNode)) return node as T
  const [reference, ...words] = allOf
  const only = [others, ...words].every(part => Object.keys(part).every(key => annotations.includes(key)))
  return (reference?.$ref !== undefined && only ? Object.assign({ ...reference }, others, ...words) : node) as T
}
