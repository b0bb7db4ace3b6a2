/**
 * Lists of values to which later versions may add: `Open<…>` where an answer holds one. What the body of a request is made of takes
 * the listed values alone, also where it is answered, so that what was read can be sent.
 */
import { type OpenApiDocument, operationsOf, resolveSchema, type Schema } from './document.ts'

/** Open wherever they stand: clients never send them. */
const open_by_name = ['ProblemCode', 'FieldErrorCode']

export function writeOpenTypes(document: OpenApiDocument): void {
  const schemas = document.components?.schemas ?? {}
  const sent = sentSchemas(document)
  for (const [name, schema] of Object.entries(schemas)) if (!sent.has(name)) inside(schema)
  for (const [name, schema] of Object.entries(schemas)) {
    if (!open_by_name.includes(name)) delete schema['x-open-enum']
  }

  function inside(schema: Schema): void {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const type = openType(property)
      if (!type || !schema.properties) inside(property)
      else schema.properties[name] = { ...about(property), type: 'string', 'x-type': type }
    }
    for (const part of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
      if (part && !part.$ref) inside(part)
  }

  function openType(property: Schema): string | undefined {
    const target = property.$ref ? resolveSchema(document, property) : property
    if (target?.items) {
      const item = openType(target.items)
      return item && `${item}[]`
    }
    if (!target?.['x-open-enum']) return undefined
    const name = property.$ref?.split('/').at(-1)
    if (name && (sent.has(name) || open_by_name.includes(name))) return undefined
    const values = (target.enum ?? []).filter(value => value !== null).map(value => `'${value}'`)
    const empty = [target.type].flat().includes('null') ? ' | null' : ''
    return `Open<${name ?? values.join(' | ')}>${empty}`
  }
}

const about = ({ description }: Schema): Schema => (description === undefined ? {} : { description })

/** Names of what the bodies of requests are made of. */
function sentSchemas(document: OpenApiDocument): Set<string> {
  const names = new Set<string>()
  const pending: unknown[] = operationsOf(document).map(({ object }) => object.requestBody ?? null)
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([\w.-]+)"/g)) {
      if (names.has(name)) continue
      names.add(name)
      pending.push(document.components?.schemas?.[name] ?? null)
    }
  }
  return names
}
