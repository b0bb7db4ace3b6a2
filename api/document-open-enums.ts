/** Lists of values in answers, to which later versions may add: marked `x-open-enum`. A request takes the listed values alone. */

type Node = Record<string, unknown>

interface OpenApiDocument {
  paths?: Record<string, Record<string, Node>>
  webhooks?: Record<string, Record<string, Node>>
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Marks in place every list of more than one value that an answer or an event can hold. */
export function markOpenEnums(document: object): void {
  const { paths = {}, webhooks = {} } = document as OpenApiDocument
  const seen = new Set<unknown>()
  const operations = Object.values(paths).flatMap(methods => Object.values(methods))
  for (const { responses } of operations) {
    for (const [status, response] of Object.entries((responses ?? {}) as Node)) if (status < '4') visit(response)
  }
  for (const { post } of Object.values(webhooks)) visit(post?.requestBody)

  function visit(value: unknown): void {
    if (!isNode(value) || seen.has(value)) return
    seen.add(value)
    if (typeof value.$ref === 'string') visit(target(value.$ref))
    if (isList(value.enum)) value['x-open-enum'] = true
    for (const [key, part] of Object.entries(value)) if (!words.includes(key)) visit(part)
  }

  function target(ref: string): unknown {
    const [, ...keys] = ref.split('/')
    return keys.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), document)
  }
}

/** What is no schema though it may look like one. */
const words = ['example', 'examples', 'default', 'enum', 'required', 'x-lead-fields']

const isList = (values: unknown): boolean => Array.isArray(values) && values.length > 1 && typeof values[0] === 'string'
