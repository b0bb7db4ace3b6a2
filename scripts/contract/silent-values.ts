/** Values of enumerations that the contract does not say in words: beside the values, or in the description as `value`. */

interface Node {
  [key: string]: unknown
  enum?: unknown
  description?: string
  'x-enumDescriptions'?: Readonly<Record<string, string>>
}

interface Documented {
  components?: { schemas?: { EventName?: Node } }
}

/** Values that say themselves: the names of products. Numbers, `true` and `null` do everywhere. */
const self_evident = ['ImportProduct']

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
/** What is no schema though it may look like one. */
const values_of_examples = ['example', 'examples', 'default']

/** Places such as `LeadSource seed`. */
export function findSilentValues(document: object): string[] {
  const events = (document as Documented).components?.schemas?.EventName?.['x-enumDescriptions'] ?? {}
  const silent: string[] = []
  visit({ ...document }, '', '')
  return silent

  function visit(node: Node, place: string, around: string): void {
    const { enum: values, description = '', 'x-enumDescriptions': words = {} } = node
    if (Array.isArray(values) && !self_evident.includes(place)) {
      const text = `${description} ${around}`
      // The only value of an event's `type` is its name, whose words stand in the list of all names.
      const known = values.length === 1 ? { ...events, ...words } : words
      const isSaid = (value: string) => /^\d+$/.test(value) || Boolean(known[value]) || text.includes(`\`${value}\``)
      silent.push(
        ...values.filter(value => typeof value === 'string' && !isSaid(value)).map(value => `${place} ${value}`),
      )
    }
    for (const [key, part] of Object.entries(node)) {
      const path = `${place}/${key}`.replace('/components/schemas/', '')
      if (isNode(part) && !values_of_examples.includes(key)) visit(part, path, description)
    }
  }
}
