/** The part of the document that is about one tag: its endpoints, and what these refer to. Pure. */

type Node = Record<string, unknown>
interface Document {
  paths: Record<string, Record<string, { tags?: string[] }>>
  tags: { name: string }[]
  components: Record<string, Record<string, unknown>>
}

export function tagDocument<D extends object>(document: D, tag: string): D {
  const { paths, tags, components } = document as unknown as Document
  const own = Object.entries(paths).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, operation]) => operation.tags?.includes(tag))
    return kept.length > 0 ? [[path, Object.fromEntries(kept)] as const] : []
  })
  const used = new Set<string>()
  const follow = (value: unknown): void => {
    for (const reference of referencesIn(value)) {
      if (used.has(reference)) continue
      used.add(reference)
      const [type = '', name = ''] = reference.split('/').slice(-2)
      follow(components[type]?.[name])
    }
  }
  follow(own)
  const keptOf = (type: string, all: Record<string, unknown>) =>
    Object.entries(all).filter(([name]) => type === 'securitySchemes' || used.has(`#/components/${type}/${name}`))
  return {
    ...document,
    paths: Object.fromEntries(own),
    tags: tags.filter(({ name }) => name === tag),
    components: Object.fromEntries(
      Object.entries(components).map(([type, all]) => [type, Object.fromEntries(keptOf(type, all))]),
    ),
    webhooks: undefined,
    'x-tagGroups': undefined,
  }
}

/** Of schemas and responses, those in the mapping of a union too. */
function* referencesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value.startsWith('#/components/')) yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value as Node)) yield* referencesIn(part)
  }
}
