/**
 * What of a schema's change breaks a client: of what it sends, what is no longer taken; of what it reads, what no longer
 * comes as it did. Pure.
 */
export type Direction = 'sent' | 'read'

export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  enum?: unknown[]
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  pattern?: string
  format?: string
  [bound: string]: unknown
}

/** Schemas by the text of their `$ref`, before and after. */
export interface Sides {
  before: (ref: string) => Schema
  after: (ref: string) => Schema
}

const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']

/** The reasons why a client of the former schema breaks, each at its place. */
export function schemaBreaks(sides: Sides, direction: Direction) {
  const seen = new Set<string>()

  function compare(before: Schema, after: Schema, at: string): string[] {
    const pair = `${before.$ref} ${after.$ref}`
    if (before.$ref && after.$ref) {
      if (seen.has(pair)) return []
      seen.add(pair)
    }
    const [old, now] = [whole(before, sides.before), whole(after, sides.after)]
    if (old.variants || now.variants) return unions(old, now, at)
    return [
      ...types(old, now, at),
      ...values(old, now, at),
      ...fields(old, now, at),
      ...(direction === 'sent' ? bounds(old, now, at) : []),
      ...(old.items && now.items ? compare(old.items, now.items, `${at}[]`) : []),
    ]
  }

  function types(old: Whole, now: Whole, at: string): string[] {
    if (sameTypes(old, now)) return []
    const [from, to] = [old.types ?? ['anything'], now.types ?? ['anything']]
    const takes = (all: string[], type: string) =>
      all.includes('anything') || all.includes(type) || (type === 'integer' && all.includes('number'))
    const fits = direction === 'sent' ? from.every(type => takes(to, type)) : to.every(type => takes(from, type))
    return fits ? [] : [`${at}: its type was ${from.join(' or ')}, and is ${to.join(' or ')}`]
  }

  function values({ enum: old }: Whole, { enum: now }: Whole, at: string): string[] {
    if (!now) return []
    if (!old) return direction === 'sent' ? [`${at}: takes only some values now`] : []
    return old.filter(value => !now.includes(value)).map(value => `${at}: the value ${JSON.stringify(value)} is gone`)
  }

  function fields(old: Whole, now: Whole, at: string): string[] {
    const found: string[] = []
    for (const [name, schema] of Object.entries(old.properties)) {
      const other = now.properties[name]
      if (!other) found.push(`${at}.${name}: is gone`)
      else found.push(...compare(schema, other, `${at}.${name}`))
      const isLost = direction === 'read' && other && old.required.has(name) && !now.required.has(name)
      if (isLost) found.push(`${at}.${name}: may be absent now`)
    }
    const needed = direction === 'sent' ? [...now.required].filter(name => !old.required.has(name)) : []
    found.push(...needed.map(name => `${at}.${name}: is required now`))
    const [free, bound] = [old.additionalProperties, now.additionalProperties]
    if (direction === 'sent' && free !== false && bound === false && old.isObject)
      found.push(`${at}: takes no other fields any more`)
    if (isSchema(free) && isSchema(bound)) found.push(...compare(free, bound, `${at}.*`))
    return found
  }

  function bounds(old: Whole, now: Whole, at: string): string[] {
    const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)
    const isWider = direction === 'sent' && takesMore(old.plain.pattern, now.plain.pattern)
    const tightened = [
      ...upper.filter(name => number(now.plain[name], Infinity) < number(old.plain[name], Infinity)),
      ...lower.filter(name => number(now.plain[name], -Infinity) > number(old.plain[name], -Infinity)),
      ...['pattern', 'format'].filter(
        name =>
          now.plain[name] !== undefined && now.plain[name] !== old.plain[name] && !(name === 'pattern' && isWider),
      ),
    ]
    return tightened.map(name => `${at}: ${name} was ${old.plain[name] ?? 'not set'}, and is ${now.plain[name]}`)
  }

  function unions(old: Whole, now: Whole, at: string): string[] {
    const [from, to] = [variantsOf(old), variantsOf(now)]
    const found: string[] = []
    for (const [name, schema] of from) {
      const other = to.get(name)
      if (!other) found.push(`${at}: the variant ${name} is gone`)
      else found.push(...compare(schema, other, from.size === 1 ? at : `${at}<${name}>`))
    }
    const isWider = direction === 'read' && [...to.keys()].some(name => name === 'null' && !from.has(name))
    return isWider ? [...found, `${at}: may be null now`] : found
  }

  return compare
}

/** A pattern that lists words in one pair of brackets, with what is around it. */
const listing = /^(\^[^()[\]]*\()([^()]*)(\)\$)$/

/** The words of a pattern may become more, as the values of an enum may. */
function takesMore(old: string | undefined, now: string | undefined): boolean {
  const [from, to] = [listing.exec(old ?? ''), listing.exec(now ?? '')]
  if (!from || !to || from[1] !== to[1] || from[3] !== to[3]) return false
  const words = new Set(to[2]?.split('|'))
  return (from[2] ?? '').split('|').every(word => words.has(word))
}

interface Whole {
  plain: Schema
  types: string[] | undefined
  enum: unknown[] | undefined
  properties: Record<string, Schema>
  required: Set<string>
  additionalProperties: boolean | Schema | undefined
  items: Schema | undefined
  isObject: boolean
  variants: Map<string, Schema> | undefined
}

/** A schema with what it refers to and is put together of. */
function whole(schema: Schema, lookUp: (ref: string) => Schema): Whole {
  const target = schema.$ref ? { ...lookUp(schema.$ref), ...withoutRef(schema) } : schema
  const parts = (target.allOf ?? []).map(part => whole(part, lookUp))
  const types = target.type === undefined ? parts.find(part => part.types)?.types : [target.type].flat()
  const properties = Object.assign({}, ...parts.map(part => part.properties), target.properties)
  return {
    plain: Object.assign({}, ...parts.map(part => part.plain), target),
    types,
    enum: target.enum ?? parts.find(part => part.enum)?.enum,
    properties,
    required: new Set([...parts.flatMap(part => [...part.required]), ...(target.required ?? [])]),
    additionalProperties: target.additionalProperties ?? parts.at(-1)?.additionalProperties,
    items: target.items ?? parts.find(part => part.items)?.items,
    isObject: types?.includes('object') === true || Object.keys(properties).length > 0,
    variants: variantNames(target) ?? parts.find(part => part.variants)?.variants,
  }
}

const withoutRef = ({ $ref: _, ...others }: Schema): Schema => others
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const sameTypes = (old: Whole, now: Whole) => JSON.stringify(old.types) === JSON.stringify(now.types)

/** The members of a union by what tells them apart: the value of the discriminator, their name, or their type. */
function variantNames({ oneOf, anyOf, discriminator }: Schema): Map<string, Schema> | undefined {
  const members = oneOf ?? anyOf
  if (!members) return undefined
  const told = Object.entries(discriminator?.mapping ?? {}).map(([value, $ref]) => [value, { $ref }] as const)
  if (told.length > 0) return new Map(told)
  return new Map(
    members.map((member, n) => [member.$ref ?? (member.type ? [member.type].flat().join(' or ') : `${n + 1}`), member]),
  )
}

/** What is no union is one of a single variant, called as its only counterpart would be. */
function variantsOf({ variants, plain, types }: Whole): Map<string, Schema> {
  return variants ?? new Map([[types?.join(' or ') ?? 'anything', plain]])
}
