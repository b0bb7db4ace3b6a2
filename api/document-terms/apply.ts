/**
 * Descriptions for what a contract leaves undescribed, from tables: of a named list of values by its name; of a property or parameter by
 * `Owner.name`, where the owner is a schema or an operation; of a parameter by `path.name` or `query.name`; else by the name alone, for
 * names that mean the same everywhere. What a contract says itself stands.
 */
import { readTerms } from './all.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  contentSchema?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

interface Media {
  schema?: Schema
}

interface Parameter {
  name: string
  in: string
  description?: string
  schema?: Schema
}

interface Operation {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, Media> }
  responses?: Record<string, { content?: Record<string, Media> }>
}

interface OpenApiDocument {
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** One property or parameter that no description was found for. */
export interface MissingTerm {
  owner: string
  name: string
}

export interface Description<D> {
  document: D
  undescribed: readonly MissingTerm[]
  /** Terms that nothing in the document takes. */
  unused: readonly string[]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The only value that a schema allows, such as that of a discriminator. */
const onlyValue = ({ const: value, enum: values }: Schema): unknown =>
  value ?? (values?.length === 1 ? values[0] : undefined)

const takesNull = ({ type, oneOf = [], anyOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || [...oneOf, ...anyOf].some(takesNull)

/** A term without the sentences on `null`, for a schema that takes none. */
const fitTerm = (term: string, schema: Schema): string =>
  takesNull(schema)
    ? term
    : term
        .split('. ')
        .filter(sentence => !sentence.startsWith('`null`'))
        .join('. ')
        .replace(/[^.]$/, '$&.')

/** Writes the missing descriptions into the document that it is given. */
export function describeDocument<D extends object>(document: D): Description<D> {
  const { paths = {}, webhooks = {}, components = {} } = document as OpenApiDocument
  const schemas = components.schemas ?? {}
  const terms = readTerms()
  const unused = new Set(Object.keys(terms))
  const undescribed: MissingTerm[] = []

  const target = ({ $ref }: Schema) => schemas[$ref?.replace('#/components/schemas/', '') ?? '']

  function find(...keys: string[]): string | undefined {
    const key = keys.find(candidate => Object.hasOwn(terms, candidate))
    if (key === undefined) return undefined
    unused.delete(key)
    return terms[key]
  }

  function describe(node: Schema | Parameter, schema: Schema, owner: string, name: string): void {
    if (node.description || schema.description) return
    const value = onlyValue(schema)
    const own = value === undefined ? undefined : `Always \`${value}\`.`
    const place = 'in' in node ? [`${node.in}.${name}`] : []
    const found = find(`${owner}.${name}`) ?? own ?? (target(schema)?.description ? undefined : find(...place, name))
    if (found !== undefined) node.description = fitTerm(found, schema)
    else if (!target(schema)?.description) undescribed.push({ owner, name })
  }

  function walk(schema: unknown, owner: string): void {
    if (!isObject(schema)) return
    const { properties = {}, items, additionalProperties, contentSchema, oneOf, anyOf, allOf } = schema as Schema
    for (const [name, property] of Object.entries(properties)) {
      describe(property, property, owner, name)
      walk(property, `${owner}.${name}`)
    }
    for (const part of [items, additionalProperties, contentSchema, ...[oneOf, anyOf, allOf].flat()]) walk(part, owner)
  }

  for (const [name, schema] of Object.entries(schemas)) {
    if ((schema.enum?.length ?? 0) < 2 || schema.description) continue
    schema.description = find(name)
    if (schema.description === undefined) undescribed.push({ owner: name, name: 'enum' })
  }
  for (const [name, schema] of Object.entries(schemas)) walk(schema, name)
  for (const operation of Object.values({ ...paths, ...webhooks }).flatMap(methods => Object.values(methods))) {
    const { operationId: owner = 'event', parameters = [], requestBody, responses = {} } = operation
    for (const parameter of parameters) describe(parameter, parameter.schema ?? {}, owner, parameter.name)
    for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)]) {
      for (const { schema } of Object.values(content)) walk(schema, owner)
    }
  }
  return { document, undescribed, unused: [...unused] }
}
