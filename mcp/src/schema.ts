/** Schemas for tools: references written out to a depth, since an agent reads every one of them; beyond, the name. */
import type { ApiDocument, Schema } from './document.ts'

const DEPTH = 1

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? ''

/** The schema with what it refers to in its place. */
export function inline(schema: Schema, { components }: Pick<ApiDocument, 'components'>, depth = DEPTH): Schema {
  if (schema.$ref) {
    const name = nameOf(schema.$ref)
    const found = components.schemas[name]
    if (!found) return {}
    if (depth > 0 || isSmall(found)) return inline(found, { components }, depth - 1)
    return { description: `A ${name}: \`describe_schema\` shows it.` }
  }
  const deeper = (one: Schema) => inline(one, { components }, depth)
  const { properties, items, oneOf, anyOf, allOf, example: _, examples: __, discriminator: ___, ...rest } = schema
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, deeper(one)])),
    }),
    ...(items && { items: deeper(items) }),
    ...(oneOf && { oneOf: oneOf.map(deeper) }),
    ...(anyOf && { anyOf: anyOf.map(deeper) }),
    ...(allOf && { allOf: allOf.map(deeper) }),
  }
}

/** Lists of words and plain values. */
const isSmall = ({ properties, items, oneOf, anyOf, allOf }: Schema): boolean =>
  !properties && !items && !oneOf && !anyOf && !allOf

/** A named schema, one level deep. */
export function describeSchema(name: string, document: Pick<ApiDocument, 'components'>): Schema | undefined {
  const found = document.components.schemas[name]
  return found && inline(found, document, 1)
}
