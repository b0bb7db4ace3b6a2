/**
 * What the contract has several of, and in how many files one of them stands: what somebody touches who adds one more. A name
 * counts as a text or as a key, where it is meant. Examples of the documentation are data and do not count.
 */
import document from '../../openapi/openapi.json' with { type: 'json' }
import type { Node, Source } from '../../tests/arch/source.ts'

/** Fields that only leads have. */
const OF_LEADS_ALONE = ['middle_name', 'mailability', 'registered_at']
/** A file that names so many of a kind means that kind: each by itself may be a word of others (`delay`, `webhook`). */
const LIST_MIN = 3
const SDK = '@leadwright/sdk'
const LEAD_FIELDS = 'api/site/contacts/lead-records/fields.ts'

const { JourneyStep, JourneyTrigger } = document.components.schemas

/** Members of a union of the contract, with the names of their schemas, which are types of the SDK. */
interface Kind {
  names: readonly string[]
  schemas: readonly string[]
}

const toKind = (name: string, { mapping }: { mapping: Record<string, string> }): Kind => ({
  names: Object.keys(mapping),
  schemas: [name, ...Object.values(mapping).flatMap(reference => reference.split('/').at(-1) ?? [])],
})

export const contractNames = {
  steps: toKind('JourneyStep', JourneyStep.discriminator),
  triggers: toKind('JourneyTrigger', JourneyTrigger.discriminator),
  leadFields: ['email', 'first_name', 'middle_name', 'last_name', 'phone', 'timezone', 'language'],
} as const

type IsNamed = (name: string) => (source: Source) => boolean

/**
 * Whether a file names one of a kind: it says its name, and either names several of the kind or imports something from what
 * declares the kind, directly or from whoever exports it again. The SDK's types declare it, files that export these, and files
 * that name more than half of the kind.
 */
export function isNamedAs({ names, schemas }: Kind, sources: readonly Source[]): IsNamed {
  const ofKind = (source: Source) => names.filter(name => namedIn(source).has(name))
  const files = sources.filter(source => ofKind(source).length > names.length / 2).map(({ path }) => path)
  const knowing = filesKnowing(new Set(files), new Set(schemas.map(schema => `${SDK} ${schema}`)), sources)
  return name => source => namedIn(source).has(name) && (ofKind(source).length >= LIST_MIN || knowing.has(source.path))
}

/**
 * Whether a file lists a field of leads: it names several of them and means a lead's, not a user's or a visitor's, since it
 * imports something of their table or names a field that only leads have. What uses one field for what it means (`lead.email`)
 * is not touched by another one.
 */
export function isLeadFieldListed(sources: readonly Source[]): IsNamed {
  const knowing = filesKnowing(new Set([LEAD_FIELDS]), new Set(), sources)
  return name => source => {
    const named = namedIn(source)
    const isList = contractNames.leadFields.filter(field => named.has(field)).length >= LIST_MIN
    return named.has(name) && isList && (knowing.has(source.path) || OF_LEADS_ALONE.some(field => named.has(field)))
  }
}

/** The declaring files, those that export what the SDK declares, and those that import a name of either. */
function filesKnowing(files: ReadonlySet<string>, types: ReadonlySet<string>, sources: readonly Source[]): Set<string> {
  const linked = sources.map(source => ({ path: source.path, ...linksOf(source) }))
  const names = new Set(types)
  const isNamed = ({ from, name }: Link) => names.has(`${from} ${name}`)
  const declaring = new Set([...files, ...linked.filter(one => one.exports.some(isNamed)).map(({ path }) => path)])
  const isTheirs = (link: Link) => declaring.has(link.from) || isNamed(link)
  for (let size = -1; size < names.size; ) {
    size = names.size
    for (const { path, exports } of linked)
      for (const link of exports) if (isTheirs(link)) names.add(`${path} ${link.as}`)
  }
  return new Set([...declaring, ...linked.filter(({ imports }) => imports.some(isTheirs)).map(({ path }) => path)])
}

interface Link {
  /** Path of the file, or name of the package. */
  from: string
  name: string
  as: string
}

/** The names that a file imports from others, and those of others that it exports again. */
function linksOf(source: Source): { imports: Link[]; exports: Link[] } {
  const paths = new Map(source.imports.map(({ specifier, path }) => [specifier, path]))
  const links = (own: 'imported' | 'local', as: 'local' | 'exported', node: Node): Link[] => {
    const specifier = (node.source as { value: string } | null)?.value
    if (specifier === undefined) return []
    const from = paths.get(specifier) ?? specifier
    const named = (node.specifiers as Node[]).filter(specifier => specifier[own] && specifier[as])
    return named.map(specifier => ({
      from,
      name: (specifier[own] as { name: string }).name,
      as: (specifier[as] as { name: string }).name,
    }))
  }
  const found: { imports: Link[]; exports: Link[] } = { imports: [], exports: [] }
  source.visit({
    ImportDeclaration: node => void found.imports.push(...links('imported', 'local', node)),
    ExportNamedDeclaration: node => void found.exports.push(...links('local', 'exported', node)),
  })
  return found
}

const known = new WeakMap<Source, Set<string>>()

/** The texts and keys of a file, but those of its examples. */
function namedIn(source: Source): Set<string> {
  const before = known.get(source)
  if (before) return before
  const places: [name: string, at: number][] = []
  const examples: [start: number, end: number][] = []
  const key = (node: Node) => {
    const name = (node.key as { name?: string }).name ?? ''
    if (!node.computed) places.push([name, node.start as number])
    if (/^examples?$/.test(name)) examples.push([node.start as number, node.end as number])
  }
  source.visit({
    Literal: ({ value, start }) => void (typeof value === 'string' && places.push([value, start as number])),
    Property: key,
    PropertyDefinition: key,
    TSPropertySignature: key,
    VariableDeclarator({ id, start, end }) {
      if (/[eE]xample$/.test((id as { name?: string }).name ?? '')) examples.push([start as number, end as number])
    },
  })
  const named = new Set<string>()
  for (const [name, at] of places) if (!examples.some(([start, end]) => start < at && at < end)) named.add(name)
  known.set(source, named)
  return named
}
