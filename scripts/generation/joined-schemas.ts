/** Writes a schema that extends another as one object with the properties of both: the generator would copy them, and forget the null in their types. */
import { type OpenApiDocument, resolveSchema, type Schema } from './document.ts'

export function joinExtendedSchemas(document: OpenApiDocument): void {
  const schemas = document.components?.schemas ?? {}
  for (const [name, { allOf, ...schema }] of Object.entries(schemas)) {
    if (allOf) schemas[name] = { ...schema, ...joinParts(document, allOf) }
  }
}

function joinParts(document: OpenApiDocument, parts: readonly Schema[]): Schema {
  const joined: Schema = { type: 'object', properties: {}, required: [] }
  for (const part of parts) {
    const found = resolveSchema(document, part)
    const { properties, required = [] } = found?.allOf ? joinParts(document, found.allOf) : (found ?? {})
    Object.assign(joined.properties ?? {}, structuredClone(properties))
    joined.required = [...new Set([...(joined.required ?? []), ...required])]
  }
  return joined
}
