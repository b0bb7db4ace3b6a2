/**
 * Writes the types of plain values (text, number, yes or no, null, and maps and lists of them) where they stand: the generator would
 * give such a union a name after wherever it met it first, and forget the null in a map.
 */
import { type OpenApiDocument, operationsOf, resolveSchema, type Schema } from './document.ts'

const scalars: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** Replaces every inline union of plain values by its TypeScript type, in `x-type`. */
export function writePlainTypes({ components = {} }: OpenApiDocument): void {
  for (const schema of Object.values(components.schemas ?? {})) inside(schema)
}

/** A file to upload may be bytes or a stream as well as a `File`; what is downloaded is a `Blob`. */
export function writeUploadTypes(document: OpenApiDocument): void {
  for (const { object } of operationsOf(document)) {
    const form = resolveSchema(document, object.requestBody?.content?.['multipart/form-data']?.schema)
    for (const property of Object.values(form?.properties ?? {})) {
      if (property.format === 'binary') property['x-type'] = "import('../../files.ts').FileInput"
    }
  }
}

function inside(schema: Schema): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const type = plainUnion(property)
    if (type && schema.properties) schema.properties[name] = { ...about(property), type: 'string', 'x-type': type }
    else inside(property)
  }
  for (const part of [schema.items, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    if (part) inside(part)
  }
}

const about = ({ description }: Schema): Schema => (description === undefined ? {} : { description })

/** The type of a union, or of a map of one; undefined of what the generator writes well. */
function plainUnion(schema: Schema): string | undefined {
  const { additionalProperties: value } = schema
  if (typeof value === 'object' && schema.properties === undefined) {
    const type = plainType(value)
    return type?.includes(' | ') ? `{ [key: string]: ${type} }` : undefined
  }
  const type = plainType(schema)
  // A single type, null besides, is the generator's.
  return type && type.split(' | ').filter(part => part !== 'null').length > 1 ? type : undefined
}

function plainType(schema: Schema): string | undefined {
  if (schema.$ref || schema.enum || schema.properties) return undefined
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return union(branches.map(plainType))
  if (schema.type === 'array') {
    const item = schema.items && plainType(schema.items)
    return item && (item.includes(' | ') ? `(${item})[]` : `${item}[]`)
  }
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type
  return types && union(types.map(type => scalars[type]))
}

const union = (types: (string | undefined)[]): string | undefined =>
  types.length === 0 || types.includes(undefined) ? undefined : [...new Set(types)].join(' | ')
